import type { RuleSet } from "../../rules/index.ts";
import type { FriendNewsReply } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import { befriend, blockPlayer, friendOf, friendsReply } from "../friends/friends.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { visitByLink, visitFriend } from "../lab/show-lab.ts";
import { sessionOf } from "../login/session.ts";
import { newIdentifier } from "../process/random.ts";
import { challengeReply } from "../pvp/make-challenge.ts";
import { auditAddress } from "../security/audit.ts";
import type { Store } from "../store/store.ts";
import { tournamentNews } from "../tournament/tournament-reply.ts";
import { registerCall } from "./register-call.ts";

/** How exactly it is stored when a player was online last: reading must not become writing. */
const ONLINE_NOTED_EVERY_MS = 45_000;

/** Friends by link, who of them is online, and blocked players (`ABU-77` to `ABU-80`). */
export function friendRoutes(app: App, deps: AppDeps): void {
  const { store, rules, random, configuration } = deps;

  registerCall(app, "GET /api/friends", (request) => friendsReply(deps, sessionOf(request).id));

  registerCall(app, "POST /api/friends/link", async (request) => {
    const { id } = sessionOf(request);
    await store.setFriendLink(id, request.body.wanted ? newIdentifier(random) : null);
    return friendsReply(deps, id);
  });

  registerCall(app, "POST /api/friends/showOnline", async (request) => {
    const { id } = sessionOf(request);
    await store.setShowsOnline(id, request.body.shows);
    return friendsReply(deps, id);
  });

  registerCall(app, "GET /api/friends/link/:link", async ({ params, session }) => {
    const owner = await store.findFriendLink(params.link);
    if (owner === null) throw failure("unknown_friend_link");
    return { name: owner.firstName, own: owner.id === session?.id };
  });

  registerCall(app, "POST /api/friends/link/:link/accept", async (request) => {
    const { id } = sessionOf(request);
    await befriend(store, id, request.params.link);
    return friendsReply(deps, id);
  });

  registerCall(app, "POST /api/friends/:friendId/remove", async (request) => {
    const { id } = sessionOf(request);
    if (!(await store.removeFriend(id, request.params.friendId))) throw failure("unknown_friend");
    return friendsReply(deps, id);
  });

  registerCall(app, "POST /api/friends/:friendId/block", async (request) => {
    const { id } = sessionOf(request);
    const friend = await friendOf(store, id, request.params.friendId);
    await blockPlayer(store, id, friend, auditAddress(request, configuration));
    return friendsReply(deps, id);
  });

  registerCall(app, "POST /api/friends/:friendId/unblock", async (request) => {
    const { id } = sessionOf(request);
    if (!(await store.unblockPlayer(id, request.params.friendId))) throw failure("unknown_friend");
    return friendsReply(deps, id);
  });

  registerCall(app, "GET /api/friends/news", (request) => friendNews(store, rules, sessionOf(request).id));
}

/** What friends and a tournament want of a player now; whoever asks is online. */
async function friendNews(store: Store, rules: RuleSet, playerId: number): Promise<FriendNewsReply> {
  const { readyMs } = rules.pvp.challenge;
  const [challenges, accepted, tournament] = await Promise.all([
    store.challengesTo(playerId),
    store.challengesAccepted(playerId, (now) => now - readyMs),
    tournamentNews(store, playerId),
    store.noteOnline(playerId, ONLINE_NOTED_EVERY_MS),
  ]);
  return {
    challenges: challenges.map((challenge) => challengeReply(challenge, playerId)),
    accepted: accepted.map((challenge) => challengeReply(challenge, playerId)),
    tournament,
  };
}

/** Showing the own lab, and visiting those of others (`ABU-89`, `ABU-90`). */
export function visitRoutes(app: App, deps: AppDeps): void {
  const { store, random, configuration } = deps;

  registerCall(app, "POST /api/friends/labLink", async (request) => {
    const { id } = sessionOf(request);
    const { wanted } = request.body;
    await store.setLabLink(id, wanted ? newIdentifier(random) : null);
    const event = { type: wanted ? "labLinkMade" : "labLinkWithdrawn" } as const;
    await store.noteAudit(id, event, auditAddress(request, configuration));
    return friendsReply(deps, id);
  });

  registerCall(app, "POST /api/friends/showLab", async (request) => {
    const { id } = sessionOf(request);
    await store.setShowsLab(id, request.body.shows);
    return friendsReply(deps, id);
  });

  registerCall(app, "GET /api/labs/:link", ({ params, session }) =>
    visitByLink(deps, session?.id ?? null, params.link),
  );

  registerCall(app, "GET /api/friends/:friendId/lab", (request) =>
    visitFriend(deps, sessionOf(request).id, request.params.friendId),
  );
}
