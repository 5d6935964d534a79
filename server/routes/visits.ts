import { friendsReply } from "../friends/friends.ts";
import { visitByLink, visitFriend } from "../friends/visit.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sessionOf } from "../login/recognise-session.ts";
import { newIdentifier } from "../process/random.ts";
import { auditAddress } from "../security/audit-address.ts";
import { registerCall } from "./register-call.ts";

/** Showing the own lab, and visiting those of others (`ABU-89`, `ABU-90`). */
export function visitRoutes(app: App, deps: AppDeps): void {
  const { store, random, configuration } = deps;

  registerCall(app, "POST /api/friends/labLink", async (request) => {
    const { id } = sessionOf(request);
    const { wanted } = request.body;
    await store.setLabLink(id, wanted ? newIdentifier(random) : null);
    const event = { type: wanted ? "labLinkMade" : "labLinkWithdrawn" } as const;
    await store.noteAudit(id, event, auditAddress(request, configuration));
    return friendsReply(store, id);
  });

  registerCall(app, "POST /api/friends/showLab", async (request) => {
    const { id } = sessionOf(request);
    await store.setShowsLab(id, request.body.shows);
    return friendsReply(store, id);
  });

  registerCall(app, "GET /api/labs/:link", ({ params, session }) =>
    visitByLink(deps, session?.id ?? null, params.link),
  );

  registerCall(app, "GET /api/friends/:friendId/lab", (request) =>
    visitFriend(deps, sessionOf(request).id, request.params.friendId),
  );
}
