import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { preferredLanguage, rulesInLanguage, type Texts } from "../../rules/index.ts";
import type { AppDeps } from "./app-deps.ts";

/** The cookie in which a browser keeps the language that its player chose, for pages before the login. */
const COOKIE = "language";
/** Browsers send the same few headers again and again, and reading one costs as much as reading a lab. */
const MOST_KNOWN = 200;

/** Finds the texts in which a request is answered (`GAP-63`). */
export type PreferredTexts = (request: FastifyRequest) => Texts;

/**
 * The language of a request: the one the player chose for the account, the one chosen in this browser, or the one that
 * suits `Accept-Language` best; otherwise English. Unknown languages count for nothing (`ABU-94`).
 */
export function preferredTexts({ rules, languages }: Pick<AppDeps, "rules" | "languages">): PreferredTexts {
  const offered: readonly Texts[] = [rules.texts, ...languages];
  const tags = offered.map(({ language }) => language);
  const inLanguage = (tag: string | null | undefined) => offered.find(({ language }) => language === tag);
  const known = new LRUCache<string, Texts>({ max: MOST_KNOWN });
  const wished = (header: string) => {
    const texts = known.get(header) ?? inLanguage(preferredLanguage(tags, wishesIn(header))) ?? rules.texts;
    known.set(header, texts);
    return texts;
  };
  return ({ session, headers, server }) =>
    inLanguage(session?.language) ??
    inLanguage(headers.cookie === undefined ? null : server.parseCookie(headers.cookie)[COOKIE]) ??
    wished(headers["accept-language"] ?? "");
}

/** The languages of an `Accept-Language` header, the dearest first. */
function wishesIn(header: string): string[] {
  const wishes = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q=/i.test(parameter));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice("q=".length)) || 0 };
  });
  const wanted = wishes.filter(({ weight }) => weight > 0);
  return wanted.toSorted((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}

/** Finds the deps with which a request is answered: their rules have the texts of the player's language (`GAP-63`). */
export function depsInLanguage(deps: AppDeps): (request: Parameters<PreferredTexts>[0]) => AppDeps {
  const textsOf = preferredTexts(deps);
  const known = new Map<Texts, AppDeps>([[deps.rules.texts, deps]]);
  return (request) => {
    const texts = textsOf(request);
    const found = known.get(texts) ?? { ...deps, rules: rulesInLanguage(deps.rules, texts) };
    known.set(texts, found);
    return found;
  };
}
