import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import type { ReadSchema } from "../../../rules/ruleset/read-schema.ts";
import { type SharingSchema, sharedDefinitions } from "../../../rules/ruleset/schema-definitions.ts";
import { loadRules, RULE_FILE_SCHEMAS, TEXT_FILE_SCHEMAS } from "../../../rules/validation.ts";

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

/** A schema with its definitions put where they are referred to; what stands beside a reference is kept. */
function expanded(whole: SharingSchema): unknown {
  const { definitions = {}, ...schema } = JSON.parse(JSON.stringify(whole));
  const filled = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    const { $ref, ...rest } = part as Record<string, unknown>;
    const shared = typeof $ref === "string" ? definitions[$ref.replace("#/definitions/", "")] : {};
    const entries = Object.entries({ ...shared, ...rest });
    return Object.fromEntries(entries.map(([key, value]) => [key, filled(value)]));
  };
  return filled(schema);
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

  it("is half as long as with all that it repeats, and keeps every hover text (GAP-51)", () => {
    const written = read("rules/data/schema/overlay.schema.json");
    const repeating = JSON.stringify(expanded(JSON.parse(written)), null, 2);
    expect(written.length).toBeLessThan(repeating.length / 2);
    const files = { ...RULE_FILE_SCHEMAS, ...TEXT_FILE_SCHEMAS } as unknown as Record<string, ReadSchema>;
    const schema: ReadSchema = JSON.parse(JSON.stringify({ type: "object", properties: files }));
    const shared = sharedDefinitions(schema);
    expect(expanded(shared)).toEqual(schema);
    expect(Object.keys(shared.definitions ?? {}).length).toBeGreaterThan(20);
  });
});
