import { createHash } from "node:crypto";
import type { App, AppDeps } from "../app-deps.ts";
import { preferredLanguage } from "../http/preferred-language.ts";
import { registerCall } from "./register-call.ts";

/**
 * `GET /api/rules`: the rules the client plays by, with the texts in the language of the query or, where it names none
 * that there is, in the one the browser would like best (`GAP-63`). Unchanged ones are not sent again.
 */
export function rulesRoute(app: App, deps: AppDeps): void {
  const english = deps.rules.texts;
  const languages: [string, ...string[]] = [
    english.language,
    ...deps.languages.map((texts) => texts.language),
  ];
  const answers = [english, ...deps.languages].map((texts) => {
    const reply = { hash: deps.rulesHash, languages, rules: { ...deps.rules, texts } };
    // The hash covers numbers only; a page must get new texts as well.
    const digest = createHash("sha1").update(JSON.stringify(reply)).digest("hex");
    return { language: texts.language, reply, tag: `"${deps.rulesHash}-${digest}"` };
  });

  registerCall(app, "GET /api/rules", async (request, reply) => {
    const { query, headers } = request;
    const language = languages.includes(query.language ?? "")
      ? query.language
      : preferredLanguage(languages, headers["accept-language"]);
    const answer = answers.find((one) => one.language === language);
    if (!answer) throw new Error(`There are no texts in ${language}`);
    reply.header("ETag", answer.tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Language");
    if (headers["if-none-match"] === answer.tag) return reply.code(304).send(null);
    reply.header("Content-Language", answer.language);
    return answer.reply;
  });
}
