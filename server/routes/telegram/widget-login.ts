import type { FastifyRequest } from "fastify";
import { LoggedInReply, TelegramLogin } from "../../contract/index.ts";
import { refused } from "../../failures/refused.ts";
import type { App, AppParts } from "../../parts.ts";
import { openSession } from "../../session/open-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { loginRefused, requireBot, signedVisitor } from "./signed-login.ts";

/** `POST /api/auth/telegram`: the fields that the widget's frame hands to our login page (`CON-21`, `GAP-01`). */
export function widgetLoginRoute(app: App, parts: AppParts): void {
  app.post(
    "/auth/telegram",
    {
      config: { public: true, login: true },
      preValidation: requireBot(parts),
      schema: {
        summary: "Log in with Telegram",
        tags: ["session"],
        body: TelegramLogin,
        response: { 200: LoggedInReply, ...FAILURE_REPLIES },
      },
    },
    async (request, reply): Promise<LoggedInReply> => {
      const visitor = signedVisitor(parts, request.body);
      const answer = await openSession(parts, request, reply, { ...visitor, state: null });
      if (answer.ok)
        return { loggedIn: true, firstName: answer.player.firstName, userId: answer.player.publicId };
      if (answer.why === "refused") throw refused(answer.refusal);
      return repeatedLogin(request, answer.usedBy);
    },
  );
}

/** A used login only serves the browser that is that player already (`ABU-05`). */
function repeatedLogin({ session }: FastifyRequest, usedBy: number | null): LoggedInReply {
  if (session === null || session.id !== usedBy) throw loginRefused();
  return { loggedIn: true, firstName: session.firstName, userId: session.publicId };
}
