import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { loadRules } from "../../../rules/validation.ts";

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}

/** A standard validator with the schema as editors read it. */
const isValid = new Ajv().compile(JSON.parse(read("rules/data/schema/overlay.schema.json")));

/** The overlays of a guide: its JSON blocks, and what its commands write to a file. */
function overlaysIn(guide: string): object[] {
  const blocks = [...read(guide).matchAll(/```json\n(\{[^`]*\})\n```/g)].map(([, json = ""]) => json);
  const echoed = [...read(guide).matchAll(/echo '(\{.*\})' > my-rules\.json/g)].map(([, json = ""]) => json);
  return [...blocks, ...echoed].map((json) => JSON.parse(json)).filter((json) => !isOther(json));
}

/** The guide also shows files of languages and decks. */
function isOther({ $schema }: { $schema?: string }): boolean {
  return $schema !== undefined && !$schema.endsWith("overlay.schema.json");
}

describe("the schema of overlays", () => {
  it.each(["README.md", "docs/designing.md"])(
    "accepts the overlays of %s, as the game does (GAP-51)",
    (guide) => {
      const overlays = overlaysIn(guide);
      expect(overlays.length).toBeGreaterThan(0);
      for (const overlay of overlays) {
        expect(isValid(overlay), JSON.stringify(isValid.errors)).toBe(true);
        expect(loadRules(overlay)).toMatchObject({ ok: true });
      }
    },
  );

  it.each([
    [{ catLair: { catNipBase: 8 } }],
    [{ catLiar: {} }],
    [{ texts: { refusals: { cooldwon: "Wait" } } }],
    [{ tools: { "Ledger Lense": { turns: 3 } } }],
    [{ battle: { costs: { attack: "3" } } }],
    [{ spells: { Shardstorm: { stunChance: 3 } } }],
    [{ battle: { formScaling: { above: [{ factor: 1 }] } } }],
  ])("flags the slip in %j, as the game does (GAP-51)", (overlay) => {
    expect(isValid(overlay)).toBe(false);
    expect(loadRules(overlay)).toMatchObject({ ok: false });
  });

  it("needs no key at any depth, and allows its own address (GAP-51)", () => {
    for (const overlay of [
      {},
      { $schema: "./overlay.schema.json" },
      { battle: { costs: {} } },
      { tools: {} },
    ])
      expect(isValid(overlay), JSON.stringify(isValid.errors)).toBe(true);
  });
});
