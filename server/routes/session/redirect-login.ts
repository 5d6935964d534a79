import type { FastifyReply, FastifyRequest } from "fastify";
import type { TelegramRedirect } from "../../contract/index.ts";
import { refused } from "../../errors/refused.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import { openSession } from "../../login/open-session.ts";
import { registerCall } from "../register-call.ts";
import { beginLogin, begunLogin, isLoggedInAs } from "./redirect-state.ts";
import { answerWithPage } from "./refused-login-page.ts";
import { loginRefused, requireBot, signedVisitor } from "./signed-login.ts";

/**
 * The widget's login by redirect. `POST /api/auth/telegram/start` gives our own login page a return address with a
 * state, bound to the browser by a cookie; `GET /api/auth/telegram` accepts the signed fields only together
 * with it. So a link on another site cannot log anybody in as somebody else (`CON-94`, `GAP-01`).
 */
export function redirectLoginRoutes(app: App, deps: AppDeps): void {
  registerCall(
    app,
    "POST /api/auth/telegram/start",
    async (request, reply) => {
      const { state } = await beginLogin(deps, request, reply, "widget");
      return { returnAddress: `/api/auth/telegram?state=${state}` };
    },
    { preValidation: requireBot(deps) },
  );
  registerCall(
    app,
    "GET /api/auth/telegram",
    async (request, reply) => {
      await logInByRedirect(deps, request, reply, request.query);
      return reply.header("Cache-Control", "no-store").redirect("/", 302);
    },
    { preValidation: requireBot(deps), errorHandler: answerWithPage(deps) },
  );
}

async function logInByRedirect(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, ...fields }: TelegramRedirect,
): Promise<void> {
  const visitor = signedVisitor(deps, fields);
  if (await isLoggedInAs(deps, request, visitor.identity)) return;
  const begun = await begunLogin(deps, request, { state, way: "widget" });
  const answer = await openSession(deps, request, reply, { ...visitor, state: begun.state });
  if (answer.ok) return;
  throw answer.why === "refused" ? refused(answer.refusal) : loginRefused();
}
