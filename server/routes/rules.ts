import { areSameRules, storedRules, type Texts } from "../../rules/index.ts";
import { unknownRules } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { type PrecompressedDocument, precompress, sendDocument } from "../http/precompressed-document.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { clientBuildIn } from "./client.ts";
import { registerCall } from "./register-call.ts";

/**
 * - `GET /api/rules`: the rules the client plays by, with the texts in the language of the query or, where it names none
 * that there is, in the player's (`GAP-63`). Unchanged ones are not sent again.
 * - `GET /api/rules/{hash}`: the rules that a battle is played by, where they are others (`GAP-72`). Browsers keep them.
 */
export function rulesRoute(app: App, deps: AppDeps): void {
  const { store, rules, rulesHash: hash, earlierHashes, languages: others } = deps;
  const offered: [Texts, ...Texts[]] = [rules.texts, ...others];
  const build = clientBuildIn(deps.clientFolder);
  const languages = offered.map(({ language }) => language);
  const textsOf = preferredTexts(deps);
  const documents = new Map<Texts, Promise<PrecompressedDocument>>();

  /** Compressed once for each language; its tag covers the texts too, as the hash covers numbers only. */
  function documentIn(texts: Texts): Promise<PrecompressedDocument> {
    const document =
      documents.get(texts) ??
      precompress({
        ...{ hash, earlierHashes, languages, rules: { ...rules, texts } },
        ...(build !== null && { build }),
      });
    documents.set(texts, document);
    return document;
  }

  registerCall(app, "GET /api/rules", async (request, reply) => {
    const { query } = request;
    const texts = offered.find(({ language }) => language === query.language) ?? textsOf(request);
    const document = await documentIn(texts);
    reply.header("Vary", "Accept-Language,Cookie").header("Content-Language", texts.language);
    return sendDocument(document, request, reply);
  });

  registerCall(app, "GET /api/rules/:hash", async ({ params: { hash: asked } }, reply) => {
    const found = areSameRules(asked, deps) ? storedRules(rules) : await store.findRuleSet(asked);
    if (!found) throw unknownRules();
    const { numbers, texts } = found;
    reply.header("Cache-Control", "public, max-age=31536000, immutable");
    return { hash: asked, numbers, texts };
  });
}
