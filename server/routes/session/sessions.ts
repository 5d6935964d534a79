import { failure } from "../../errors/failure.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { listedSession } from "../../login/listed-session.ts";
import { sessionId, sessionOf, takeSessionCookie } from "../../login/session.ts";
import { auditAddress } from "../../security/audit.ts";
import { clientBuildIn } from "../client.ts";
import { registerCall } from "../register-call.ts";

/**
 * `GET /api/whoami`: who is logged in, and how a visitor may log in (`LAB-023`, `CON-22`, `GAP-50`).
 * `POST /api/logout`: ends the session, also for every copy of its cookie (`ABU-08`).
 */
export function sessionRoutes(app: App, deps: AppDeps): void {
  const { store, configuration, development } = deps;
  const build = clientBuildIn(deps.clientFolder);
  const served = build === null ? {} : { build };
  const { telegram, oidc } = configuration;
  const login = {
    telegramBot: telegram.botToken === null ? null : telegram.botName,
    oidc: oidc !== null,
    development: development !== null && configuration.developmentLogin,
  };
  registerCall(app, "GET /api/whoami", async ({ session }) =>
    session === null
      ? { loggedIn: false, login, ...served }
      : {
          loggedIn: true,
          ...served,
          firstName: session.firstName,
          userId: session.publicId,
          ...(session.language !== null && { language: session.language }),
          ...(session.deletionDueAt !== null && { deletionDueAt: session.deletionDueAt }),
        },
  );
  registerCall(app, "POST /api/logout", async (request, reply) => {
    await store.endSession(sessionOf(request).secretHash, auditAddress(request, configuration));
    takeSessionCookie(reply, configuration.production);
    return { success: true as const };
  });
}

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
