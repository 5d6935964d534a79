import { describe, expect, it } from "vitest";
import { effectDescription, spellDescription, toolDescription } from "../../../../rules/index.ts";
import { battleWith, item, rules } from "../support/scene.ts";

type EffectName = keyof typeof rules.effectCatalogue;

const cards = () => {
  const { sides } = battleWith({
    own: {
      field: [{ id: "hero" }],
      tools: Object.keys(rules.tools),
      spells: Object.keys(rules.spells),
    },
  });
  return sides[0];
};

describe("the catalogue of effects", () => {
  it.each<[EffectName, string]>([
    ["Energize", "+2 battle energy per turn for 2 turns"],
    ["Empower", "+8 physical attack for 3 turns"],
    ["Enchant", "+8 magical attack for 3 turns"],
    ["Fortify", "+8 to both defences for 3 turns"],
    ["Hasten", "+8 initiative and +3 dodge for 3 turns"],
    ["Surge", "A short, strong burst of power"],
    ["Shield", "Protects and restores over several turns"],
    ["Echo", "Strong at first, fading by 30% each turn"],
    ["Drain", "Takes strength or life from the enemy"],
    ["Charge", "Builds up and is released at the end"],
  ])("describes %s: %s (BAT-166, GAP-30)", (name, text) => {
    expect(effectDescription(rules, name)).toBe(text);
  });

  it("contains these ten and no others (BAT-166)", () => {
    expect(Object.keys(rules.effectCatalogue)).toHaveLength(10);
  });
});

describe("the sentences on cards", () => {
  it("leave no placeholder unfilled (BAT-061, BAT-062)", () => {
    const { tools, spells } = cards();
    const texts = [
      ...tools.map((tool) => toolDescription(rules, tool)),
      ...spells.map((spell) => spellDescription(rules, spell)),
    ];
    expect(texts).toHaveLength(10);
    for (const text of texts) expect(text).not.toMatch(/[{}]|NaN|undefined/);
  });

  it("change with the rule they describe (BAT-151, BAT-164)", () => {
    const changed = structuredClone(rules);
    Object.assign(changed.tools["Babylon Keystone"] ?? {}, { turns: 6, decay: 0.5 });
    Object.assign(changed.spells.Shardstorm ?? {}, { damage: 50, stunChance: 0.35 });
    const { tools, spells } = cards();
    const [keystone] = tools.filter(({ name }) => name === "Babylon Keystone");
    const [storm] = spells.filter(({ name }) => name === "Shardstorm");
    if (!keystone || !storm) throw new Error("The scene holds both");
    expect(toolDescription(rules, keystone)).toBe(
      "Actions cost 1 less energy, +2 battle energy and 2 health a turn for 4 turns, fading by 30% each turn.",
    );
    expect(toolDescription(changed, keystone)).toContain("for 6 turns, fading by 50% each turn");
    expect(spellDescription(changed, storm)).toBe(
      "Charges for a turn, then deals 88 damage to all enemies with a 35% chance to stun each.",
    );
    expect(spellDescription(rules, storm)).not.toContain("35%");
    expect(toolDescription(rules, keystone)).toContain("for 4 turns");
  });

  it("contain every number of Olympia Emblem and Babylon Burst (BAT-038, BAT-154, BAT-160)", () => {
    const { tools, spells } = cards();
    const texts = [
      ...tools.filter(({ name }) => name === "Olympia Emblem").map((tool) => toolDescription(rules, tool)),
      ...spells.filter(({ name }) => name === "Babylon Burst").map((spell) => spellDescription(rules, spell)),
    ];
    expect(texts).toEqual([
      "Each turn another +5 physical and +2.5 magical defence and 13/16/19/47 health, with a burst on turn 4.",
      "53 damage that ignores armour, with a 20% chance of a critical hit for ×1.5.",
    ]);
  });

  it("describe the effect of unlisted items, or are empty (GAP-30)", () => {
    const odd = { ...item("Ledger Lens"), name: "Odd", type: "luck" };
    const { sides } = battleWith({
      own: { tools: [{ ...odd, effect: "Fortify" }], spells: [{ ...odd, effect: "luck" }] },
    });
    expect(sides[0].tools.map((tool) => toolDescription(rules, tool))).toEqual([
      "+8 to both defences for 3 turns",
    ]);
    expect(sides[0].spells.map((spell) => spellDescription(rules, spell))).toEqual([""]);
  });
});

describe("the tables of tools and spells", () => {
  it("hold the stated kinds and durations (BAT-151 to BAT-156, BAT-160 to BAT-165)", () => {
    const kinds = [...Object.entries(rules.tools), ...Object.entries(rules.spells)].map(([name, row]) => [
      name,
      `${row.type}-${row.effect.toLowerCase()}`,
      row.turns,
    ]);
    expect(kinds).toEqual([
      ["Babylon Keystone", "energy-echo", 4],
      ["Hyperscale Capacitor", "strength-surge", 2],
      ["Ledger Lens", "magic-shield", 4],
      ["Olympia Emblem", "stamina-charge", 4],
      ["Validator Core", "speed-drain", 4],
      ["Babylon Burst", "energy-surge", 1],
      ["Scrypto Surge", "strength-drain", 3],
      ["Cerberus Chain", "stamina-shield", 3],
      ["Engine Overclock", "speed-echo", 4],
      ["Shardstorm", "magic-charge", 2],
    ]);
    expect(rules.effectCatalogue.Echo.decay).toBe(0.7);
  });
});
