import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { deckOf } from "../../../rules/cli/input/deck-content.ts";
import { shippedRules } from "../../../rules/index.ts";

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}

const isValid = new Ajv().compile(JSON.parse(read("rules/data/schema/deck.schema.json")));
const [example = ""] = [...read("docs/designing.md").matchAll(/```json\n(\{\n {2}"\$schema"[^`]*\})\n```/g)]
  .map(([, json = ""]) => json)
  .filter((json) => json.includes("deck.schema.json"));
const deck = JSON.parse(example);

describe("the schema of deck files", () => {
  it("accepts the deck of the guide, as the tools do (GAP-51)", () => {
    expect(isValid(deck), JSON.stringify(isValid.errors)).toBe(true);
    expect(deckOf(shippedRules, "ai", "deck.json", deck).creatures).toHaveLength(3);
  });

  it.each([
    [{ ...deck, tool: [] }],
    [{ ...deck, tools: ["Hammer"] }],
    [{ ...deck, creatures: [{ ...deck.creatures[0], species_id: "dragon" }] }],
    [{ ...deck, creatures: deck.creatures.map((one: object) => ({ ...one, form: 4 })) }],
    [{ ...deck, creatures: deck.creatures.map((one: object) => ({ ...one, rarety: "Epic" })) }],
  ])("flags the slip in %j, as the tools do (GAP-51)", (wrong) => {
    expect(isValid(wrong)).toBe(false);
    expect(() => deckOf(shippedRules, "ai", "deck.json", wrong)).toThrow(/^deck\.json: .*found .*, allowed/);
  });
});
