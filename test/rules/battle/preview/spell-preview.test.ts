import { describe, expect, it } from "vitest";
import {
  type Battle,
  type BattleEvent,
  damageWords,
  spellPreview,
  spellPreviewWords,
} from "../../../../rules/index.ts";
import { act, only } from "../support/play.ts";
import { battleWith, rules } from "../support/scene.ts";

/** A caster whose magic of 10 makes a factor of 2.5, against one foe without and one with magical defence. */
function scene(spell: string): Battle {
  return battleWith({
    own: { field: [{ id: "caster", stats: { magic: 10 } }], spells: [spell] },
    foe: {
      field: [
        { id: "bare", battle: { magicalDefense: 0, maxHealth: 400 } },
        { id: "armoured", battle: { magicalDefense: 60, maxHealth: 400 } },
      ],
    },
  });
}

const previewIn = (battle: Battle, spellId: string) =>
  spellPreview(rules, battle, 0, { spellId, casterId: "caster" });

describe("the preview of a spell", () => {
  it.each([
    [
      "Babylon Burst",
      "75 damage that ignores armour",
      ["On this field: 75 damage", "A critical hit (20%) deals 113"],
    ],
    ["Shardstorm", "then deals 88 damage", ["On this field: 61 to 87 damage"]],
    ["Scrypto Surge", "30 damage a turn", ["On this field: 21 to 30 damage a turn"]],
    ["Cerberus Chain", "Heals 21.4, and 7.1 each turn; +11.4", []],
    ["Engine Overclock", "+25 initiative, +7.5% dodge chance, +7.5% critical chance", []],
  ])(
    "of %s has its caster's numbers and the range on this field (BAT-159, BAT-038)",
    (spell, said, range) => {
      const preview = previewIn(scene(spell), spell);
      expect(preview?.description).toContain(said);
      expect(preview && spellPreviewWords(rules, preview)).toEqual(range);
    },
  );

  it.each([
    ["Babylon Burst", "bare", 75],
    ["Scrypto Surge", "armoured", 21],
    ["Scrypto Surge", "bare", 30],
  ])(
    "of %s on %s is exactly what happens, and 'Why?' starts from the number on the card",
    (spell, target, total) => {
      const battle = scene(spell);
      const preview = previewIn(battle, spell);
      const events: BattleEvent[] = act(
        battle,
        { type: "useSpell", spellId: spell, casterId: "caster", targetId: target },
        spell === "Babylon Burst" ? [0.9] : [],
      );
      const [hit] = only(events, "damaged");
      const range = preview?.hit ?? preview?.perTurn;
      expect(hit?.amount).toBe(total);
      expect(total).toBeGreaterThanOrEqual(range?.lowest ?? Number.POSITIVE_INFINITY);
      expect(total).toBeLessThanOrEqual(range?.highest ?? 0);
      const first = hit ? (damageWords(rules, hit.breakdown)[0] ?? "") : "";
      expect(preview?.description).toContain(`${/\d+$/.exec(first)?.[0]} damage`);
    },
  );

  it("is missing without its caster on the field or without the spell", () => {
    const battle = scene("Shardstorm");
    expect(spellPreview(rules, battle, 0, { spellId: "Shardstorm", casterId: "bare" })).toBeNull();
    expect(spellPreview(rules, battle, 0, { spellId: "other", casterId: "caster" })).toBeNull();
  });
});
