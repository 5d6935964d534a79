import { describe, expect, it } from "vitest";
import { type FirstTexts, shippedRules } from "../../../rules/index.ts";
import { loadFirstTexts } from "../../../ui/app/loading/first-texts.ts";

/** Loaders of English, German and Brazilian Portuguese, which tell what was loaded. */
function shelf() {
  const loaded: string[] = [];
  const loader = (language: string) => async () => {
    loaded.push(language);
    return { default: { ...shippedRules.texts, language } as FirstTexts };
  };
  return { loaded, loaders: { en: loader("en"), de: loader("de"), "pt-BR": loader("pt-BR") } };
}

describe("the texts that a page needs first", () => {
  it.each([
    ["the chosen language", "de", ["en-GB"], "de"],
    ["the browser's dearest language that there is", null, ["fr-FR", "de-CH", "en"], "de"],
    ["another region's", null, ["pt"], "pt-BR"],
    ["the browser's where the chosen one is gone", "cs", ["de"], "de"],
    ["English where nothing fits", null, ["ja"], "en"],
  ])("are in %s, and no other language is loaded (GAP-63)", async (_, chosen, wishes, language) => {
    const { loaded, loaders } = shelf();
    expect((await loadFirstTexts(loaders, chosen, wishes)).language).toBe(language);
    expect(loaded).toEqual([language]);
  });
});
