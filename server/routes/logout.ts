import { Empty, SuccessReply } from "../contract/index.ts";
import type { App, AppParts } from "../parts.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { takeSessionCookie } from "../session/session-cookie.ts";
import { FAILURE_REPLIES } from "./failure-replies.ts";

/** `POST /api/logout`: the session ends everywhere it was copied to (`ABU-08`). */
export function logoutRoute(app: App, { store, configuration }: AppParts): void {
  app.post(
    "/logout",
    {
      schema: {
        summary: "Log out",
        tags: ["session"],
        body: Empty,
        response: { 200: SuccessReply, ...FAILURE_REPLIES },
      },
    },
    async (request, reply) => {
      await store.endSession(sessionOf(request).secretHash);
      takeSessionCookie(reply, configuration.production);
      return { success: true as const };
    },
  );
}
