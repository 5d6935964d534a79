import { Type } from "typebox";
import { RulesReply } from "../contract/index.ts";
import type { App, AppParts } from "../parts.ts";
import { FAILURE_REPLIES } from "./failure-replies.ts";

/** `GET /api/rules`: the rules the client plays by; unchanged ones are not sent again. */
export function rulesRoute(app: App, { rules, rulesHash }: AppParts): void {
  const tag = `"${rulesHash}"`;
  app.get(
    "/rules",
    {
      config: { public: true },
      schema: {
        summary: "The rule set",
        tags: ["rules"],
        response: { 200: RulesReply, 304: Type.Null(), ...FAILURE_REPLIES },
      },
    },
    async (request, reply) => {
      reply.header("ETag", tag).header("Cache-Control", "no-cache");
      if (request.headers["if-none-match"] === tag) return reply.code(304).send(null);
      return { hash: rulesHash, rules };
    },
  );
}
