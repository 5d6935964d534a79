import { describe, expect, it } from "vitest";
import { guide, listText, roomNeeds, rowText, shippedRules } from "../../../rules/index.ts";
import { loadRules } from "../../../rules/validation.ts";

const german = { ...shippedRules, texts: { ...shippedRules.texts, language: "de" } };

describe("a list in a text", () => {
  it.each([
    [["Reactor"], "Reactor", "Reactor"],
    [["Strength", "Stamina"], "Strength and Stamina", "Strength und Stamina"],
    [["Strength", "Magic", "Speed"], "Strength, Magic and Speed", "Strength, Magic und Speed"],
  ])(
    "is joined as in its language, in English without a comma before 'and': %j (GAP-63)",
    (names, english, inGerman) => {
      expect(listText({ language: "en" }, names)).toBe(english);
      expect(listText({ language: "de" }, names)).toBe(inGerman);
    },
  );

  it("of the machines that a room needs is joined so, too (LAB-186, GAP-63)", () => {
    expect(roomNeeds(shippedRules)).toBe("2 Cat's Lairs, 2 Reactors and 1 Amplifier");
    expect(roomNeeds(german)).toBe("2 Cat's Lairs, 2 Reactors und 1 Amplifier");
  });
});

const FREE = { tcorvax: 0, catNips: 0, energy: 0, eggs: 0 };

describe("a number of things in the guide", () => {
  it.each([
    [7_200_000, "cooldown of 2 hours they"],
    [5_400_000, "cooldown of 90 minutes they"],
    [60_000, "cooldown of 1 minute they"],
  ])("has the form of its number: %d ms (LAB-179, GAP-63)", (cooldownMs, text) => {
    const loaded = loadRules({ activation: { cooldownMs } });
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(guide(loaded.rules, { walk: "", use: "" })[0]?.sections[0]?.lines[1]).toContain(text);
  });

  it("has it for machines that a room needs, too (LAB-186, GAP-63)", () => {
    const loaded = loadRules({
      machines: { amplifier: { costByIndex: [FREE, FREE] } },
      rooms: { unlockNeeds: { catLair: 1, amplifier: 2 } },
    });
    expect(loaded.ok && roomNeeds(loaded.rules)).toBe("1 Cat's Lair, 2 Reactors and 2 Amplifiers");
  });
});

describe("a row of facts", () => {
  it("facts in a row are joined with the comma of the language (GAP-63)", () => {
    const { texts } = shippedRules;
    const chinese = { words: { ...texts.words, row: "{first}，{next}" } } as Pick<typeof texts, "words">;
    const facts = ["1 TCorvax", "2 Energy", "3 Eggs"];
    expect(rowText(texts, facts)).toBe("1 TCorvax, 2 Energy, 3 Eggs");
    expect(rowText(chinese, facts)).toBe("1 TCorvax，2 Energy，3 Eggs");
    expect(rowText(texts, [])).toBe("");
  });
});
