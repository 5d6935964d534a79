import { failure } from "../../errors/failure.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { listedSession } from "../../login/listed-session.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { takeSessionCookie } from "../../login/session-cookie.ts";
import { sessionId } from "../../login/session-id.ts";
import { auditAddress } from "../../security/audit-address.ts";
import { registerCall } from "../register-call.ts";

/**
 * - `GET /api/getSessions`: where the player is logged in.
 * - `POST /api/endSession`: ends one of these sessions; only the player's own are found.
 * - `POST /api/logoutEverywhere`: ends all of them, in every process at once.
 */
export function sessionListRoutes(app: App, { store, clock, configuration }: AppDeps): void {
  registerCall(app, "GET /api/getSessions", async (request) => {
    const session = sessionOf(request);
    const sessions = await store.sessionsOf(session.id, clock.now());
    return { sessions: sessions.map((one) => listedSession(one, session)) };
  });
  registerCall(app, "POST /api/endSession", async (request, reply) => {
    const { id: playerId, secretHash: own } = sessionOf(request);
    const sessions = await store.sessionsOf(playerId, clock.now());
    const ended = sessions.find(({ secretHash }) => sessionId(secretHash) === request.body.id);
    if (!ended) throw failure("unknown_session");
    await store.endSession(ended.secretHash, auditAddress(request, configuration));
    if (ended.secretHash.equals(own)) takeSessionCookie(reply, configuration.production);
    return { success: true as const };
  });
  registerCall(app, "POST /api/logoutEverywhere", async (request, reply) => {
    const { id: playerId } = sessionOf(request);
    await store.endSessions(playerId, { type: "logoutEverywhere" }, auditAddress(request, configuration));
    takeSessionCookie(reply, configuration.production);
    return { success: true as const };
  });
}
