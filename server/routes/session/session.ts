import type { App, AppDeps } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/recognise-session.ts";
import { takeSessionCookie } from "../../login/session-cookie.ts";
import { auditAddress } from "../../security/audit-address.ts";
import { clientBuildIn } from "../client-build.ts";
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
