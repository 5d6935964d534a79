import type { FastifyRequest } from "fastify";
import type { LoggedInReply } from "../../contract/index.ts";
import { refused } from "../../errors/refused.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { openSession } from "../../login/open-session.ts";
import { registerCall } from "../register-call.ts";
import { loginRefused, requireBot, signedVisitor } from "./signed-login.ts";

/**
 * `POST /api/auth/telegram`: the fields that the widget's frame passes to our login page (`CON-21`,
 * `GAP-01`).
 */
export function widgetLoginRoute(app: App, deps: AppDeps): void {
  registerCall(
    app,
    "POST /api/auth/telegram",
    async (request, reply) => {
      const visitor = signedVisitor(deps, request.body);
      const answer = await openSession(deps, request, reply, { ...visitor, state: null });
      if (answer.ok)
        return {
          loggedIn: true as const,
          firstName: answer.player.firstName,
          userId: answer.player.publicId,
        };
      if (answer.why === "refused") throw refused(answer.refusal);
      return repeatedLogin(request, answer.usedBy);
    },
    { preValidation: requireBot(deps) },
  );
}

/** A login that was already used works only in a browser that is logged in as that player (`ABU-05`). */
function repeatedLogin({ session }: FastifyRequest, usedBy: number | null): LoggedInReply {
  if (session === null || session.id !== usedBy) throw loginRefused();
  return { loggedIn: true as const, firstName: session.firstName, userId: session.publicId };
}
