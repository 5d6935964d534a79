import { WhoamiReply } from "../contract/index.ts";
import type { App, AppParts } from "../parts.ts";
import { FAILURE_REPLIES } from "./failure-replies.ts";

/** `GET /api/whoami`: who is logged in, and how a visitor may log in (`LAB-023`, `CON-22`, `GAP-50`). */
export function whoamiRoute(app: App, { configuration, development }: AppParts): void {
  const { telegram } = configuration;
  const login = {
    telegramBot: telegram.botToken === null ? null : telegram.botName,
    development: development !== null && configuration.developmentLogin,
  };
  app.get(
    "/whoami",
    {
      config: { public: true },
      schema: {
        summary: "Who is logged in",
        tags: ["session"],
        response: { 200: WhoamiReply, ...FAILURE_REPLIES },
      },
    },
    async ({ session }) =>
      session === null
        ? { loggedIn: false, login }
        : { loggedIn: true, firstName: session.firstName, userId: session.publicId },
  );
}
