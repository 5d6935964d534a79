import { createHash } from "node:crypto";
import { areSameRules, storedRules, type Texts } from "../../rules/index.ts";
import type { App, AppDeps } from "../app-deps.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { unknownRules } from "../http-errors/known-errors.ts";
import { registerCall } from "./register-call.ts";

/**
 * - `GET /api/rules`: the rules the client plays by, with the texts in the language of the query or, where it names none
 * that there is, in the player's (`GAP-63`). Unchanged ones are not sent again.
 * - `GET /api/rules/{hash}`: the rules that a battle is played by, where they are others (`GAP-72`). Browsers keep them.
 */
export function rulesRoute(app: App, deps: AppDeps): void {
  const { store, rules, rulesHash: hash, earlierHashes, languages: others } = deps;
  const offered: [Texts, ...Texts[]] = [rules.texts, ...others];
  const languages = offered.map(({ language }) => language);
  const textsOf = preferredTexts(deps);
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

  registerCall(app, "GET /api/rules", async (request, reply) => {
    const { query, headers } = request;
    const texts = offered.find(({ language }) => language === query.language) ?? textsOf(request);
    const tag = tags.get(texts);
    reply.header("ETag", tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Language,Cookie");
    if (headers["if-none-match"] === tag) return reply.code(304).send(null);
    reply.header("Content-Language", texts.language);
    return replyIn(texts);
  });

  registerCall(app, "GET /api/rules/:hash", async ({ params: { hash: asked } }, reply) => {
    const found = areSameRules(asked, deps) ? storedRules(rules) : await store.findRuleSet(asked);
    if (!found) throw unknownRules();
    const { numbers, texts } = found;
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    return { hash: asked, numbers, texts };
  });
}
