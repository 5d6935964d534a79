import { createHash } from "node:crypto";
import type { App, AppDeps } from "../app-deps.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/rules`: the rules the client plays by; unchanged ones are not sent again. */
export function rulesRoute(app: App, { rules, rulesHash }: AppDeps): void {
  // The hash covers numbers only; a page must get new texts as well.
  const tag = `"${rulesHash}-${createHash("sha1").update(JSON.stringify(rules.texts)).digest("hex")}"`;
  registerCall(app, "GET /api/rules", async (request, reply) => {
    reply.header("ETag", tag).header("Cache-Control", "no-cache");
    if (request.headers["if-none-match"] === tag) return reply.code(304).send(null);
    return { hash: rulesHash, rules };
  });
}
