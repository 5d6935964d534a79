import { createHash } from "node:crypto";
import type { Texts } from "../../rules/index.ts";
import type { App, AppDeps } from "../app-deps.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { registerCall } from "./register-call.ts";

/**
 * `GET /api/rules`: the rules the client plays by, with the texts in the language of the query or, where it names none
 * that there is, in the one the browser would like best (`GAP-63`). Unchanged ones are not sent again.
 */
export function rulesRoute(app: App, deps: AppDeps): void {
  const { rules, rulesHash: hash, earlierHashes, languages: others } = deps;
  const offered: [Texts, ...Texts[]] = [rules.texts, ...others];
  const languages = offered.map(({ language }) => language);
  const tags = new Map(offered.map((texts) => [texts, tagOf(texts)]));

  function replyIn(texts: Texts) {
    return { hash, earlierHashes, languages, rules: { ...rules, texts } };
  }

  /** The hash covers numbers only; a page must get new texts as well. */
  function tagOf(texts: Texts): string {
    return `"${hash}-${createHash("sha1")
      .update(JSON.stringify(replyIn(texts)))
      .digest("hex")}"`;
  }

  registerCall(app, "GET /api/rules", async ({ query, headers }, reply) => {
    const texts =
      offered.find(({ language }) => language === query.language) ??
      preferredTexts(offered, headers["accept-language"]);
    const tag = tags.get(texts);
    reply.header("ETag", tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Language");
    if (headers["if-none-match"] === tag) return reply.code(304).send(null);
    reply.header("Content-Language", texts.language);
    return replyIn(texts);
  });
}
