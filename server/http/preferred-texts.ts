import type { Texts } from "../../rules/index.ts";

/** A language in `Accept-Language` and its weight: 1 preferred, 0 refused. */
interface LanguagePreference {
  tag: string;
  weight: number;
}

/**
 * The texts in the language that suits an `Accept-Language` header best; the first ones if none does. A browser that
 * asks for `de-CH` gets `de`, and one that asks for `pt` gets `pt-BR`, if nothing is closer (RFC 4647).
 */
export function preferredTexts(offered: readonly [Texts, ...Texts[]], header: string | undefined): Texts {
  const wishes = preferencesIn(header ?? "").toSorted((one, other) => other.weight - one.weight);
  for (const { tag, weight } of wishes) {
    const found = weight > 0 ? closest(offered, tag) : undefined;
    if (found !== undefined) return found;
  }
  return offered[0];
}

function preferencesIn(header: string): LanguagePreference[] {
  return header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice("q=".length)) || 0 };
  });
}

function closest(offered: readonly Texts[], tag: string): Texts | undefined {
  const find = (fits: (language: string) => boolean) =>
    offered.find(({ language }) => fits(language.toLowerCase()));
  if (tag === "*") return offered[0];
  const parts = tag.split("-");
  for (let length = parts.length; length > 0; length--) {
    const shorter = parts.slice(0, length).join("-");
    const found = find((language) => language === shorter);
    if (found !== undefined) return found;
  }
  return find((language) => language.startsWith(`${parts[0]}-`));
}
