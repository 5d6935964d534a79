import { describe, expect, it } from "vitest";
import {
  nameText,
  resourcesText,
  resourceText,
  shippedRules as rules,
  type Texts,
} from "../../../rules/index.ts";
import { wordProblems } from "../../../rules/texts/name-text.ts";
import { inLanguage, LANGUAGES } from "./in-language.ts";

/** Every text at a key `name` of a rule file, and the names of resources. */
function namesIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "name" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([below, entry]) => namesIn(entry, below));
}

describe("a name of the rule files", () => {
  it("each name of the rules is a creature's, TCorvax, Cat Nips or Energy, or has its word in each language (GAP-63)", () => {
    const { texts, species, resourceNames, ...numbers } = rules;
    const { eggs, ...kept } = resourceNames;
    expect(Object.values(kept)).toEqual(["TCorvax", "Cat Nips", "Energy"]);
    const creatures = Object.values(species).map(({ name }) => name);
    const untold = [...namesIn(numbers), eggs, ...Object.keys(rules.effectCatalogue)].filter(
      (name) => !creatures.includes(name) && !Object.hasOwn(texts.names, name),
    );
    expect(untold).toEqual([]);
    expect(wordProblems(rules)).toEqual([]);
  });

  it("without its word, and a word without its name, are told by the check of the rules (GAP-63)", () => {
    const { Echo, ...names } = rules.texts.names;
    const texts = { ...rules.texts, names: { ...names, Ecko: Echo } } as unknown as Texts;
    expect(wordProblems({ ...rules, texts }).map((problem) => problem.split(",")[0])).toEqual([
      'names.json: "Echo" of the rule files has no word',
      'names.json: "Ecko" names nothing in the rule files',
    ]);
  });

  it("a name of an overlay stays as its designer wrote it", () => {
    expect(nameText(inLanguage("de"), "Dizzy")).toBe("Dizzy");
  });
});

describe("the buttons of the profile", () => {
  it.each(LANGUAGES)("are called differently in $language, as in English (GAP-63)", (texts) => {
    const { friends, pvpScreens, collection, scenes, decorations, lab } = texts;
    const names = [
      friends.title,
      friends.showLab.button,
      pvpScreens.menu.live,
      collection.book.title,
      scenes.title,
      decorations.title,
      lab.statistics.title,
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("Eggs, the resource", () => {
  it("have the forms of each language, beside TCorvax, Cat Nips and Energy, which stay (GAP-63)", () => {
    const eggs = (tag: string, amount: number) =>
      resourceText({ ...rules, texts: inLanguage(tag) }, "eggs", amount * 1000);
    expect([1, 2].map((amount) => eggs("de", amount))).toEqual(["Ei", "Eier"]);
    expect([1, 2].map((amount) => eggs("es", amount))).toEqual(["huevo", "huevos"]);
    expect([1, 2, 5].map((amount) => eggs("ru", amount))).toEqual(["яйцо", "яйца", "яиц"]);
    expect(eggs("zh", 2)).toBe("蛋");
    const amounts = { tcorvax: 1000, catNips: 2000, energy: 3000, eggs: 4000 };
    expect(resourcesText({ ...rules, texts: inLanguage("de") }, amounts)).toBe(
      "1 TCorvax, 2 Cat Nips, 3 Energy, 4 Eier",
    );
    expect(resourcesText({ ...rules, texts: inLanguage("zh") }, amounts)).toContain(
      "1 TCorvax，2 Cat Nips，",
    );
    expect(resourcesText(rules, { ...amounts, eggs: 1000 })).toContain("1 Eggs");
  });
});
