import { describe, expect, it } from "vitest";
import { casterPower } from "../../../../rules/battle/effects/item-effects.ts";
import { spellPreview } from "../../../../rules/index.ts";
import { act, only } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

/** At magic 20 the factor is 4, 16/7 of the 1.75 at magic 5. */
const scene = (spell: string, magic: number) =>
  battleWith({
    own: { field: [{ id: "hero", stats: { magic }, battle: { maxHealth: 300 } }], spells: [spell] },
    foe: { field: [{ id: "foe", battle: { maxHealth: 300, physicalAttack: 50, magicalAttack: 50 } }] },
  });
const before = structuredClone(rules);
before.battle.spells.normalised = false;

describe("what grows with the caster of a spell", () => {
  it("starts at default magic, whose factor divides it, so that the stated number holds there (GAP-58)", () => {
    expect(casterPower(rules, 1.75)).toEqual({ factor: 1.75, growth: 1 });
    expect(casterPower(rules, 4).growth).toBeCloseTo(16 / 7, 12);
    expect(casterPower(before, 4)).toEqual({ factor: 4, growth: 1 });
  });

  it.each([
    [5, { physicalDefense: 8, magicalDefense: 8, maxHealth: 15 }, [20, 5]],
    [20, { physicalDefense: 18.3, magicalDefense: 18.3, maxHealth: 34 }, [45.7, 11.4]],
  ])(
    "is healing, defence and health of Cerberus Chain, not the share of damage it prevents: magic %d (GAP-58)",
    (magic, stats, healing) => {
      const battle = scene("Cerberus Chain", magic);
      act(battle, { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero" });
      const [effect] = fighter(battle, "hero").effects;
      expect(effect?.turns[0]).toMatchObject({ ...stats, damageReduction: 0.15 });
      expect([effect?.turns[0]?.healing, effect?.turns[1]?.healing]).toEqual(healing);
      expect(effect?.duration).toBe(3);
    },
  );

  it("includes the attack and the health that Scrypto Surge steals; its damage grows as before (GAP-58)", () => {
    const battle = scene("Scrypto Surge", 20);
    act(battle, { type: "useSpell", spellId: "Scrypto Surge", casterId: "hero", targetId: "foe" });
    const [drained] = fighter(battle, "foe").effects;
    const [given] = fighter(battle, "hero").effects;
    expect(drained?.turns[0]).toMatchObject({ physicalAttack: -9.1, magicalAttack: -9.1, damage: 48 });
    expect(given?.turns[0]).toMatchObject({ physicalAttack: 6.9, magicalAttack: 6.9, healing: 22.9 });
  });

  it("is all of Engine Overclock, by the whole factor (GAP-58, BAT-159)", () => {
    const battle = scene("Engine Overclock", 20);
    act(battle, { type: "useSpell", spellId: "Engine Overclock", casterId: "hero" });
    expect(fighter(battle, "hero").effects[0]?.turns[0]).toMatchObject({
      initiative: 40,
      dodgeChance: 12,
      healing: 12,
    });
  });

  it("stands on the card with this caster's numbers (GAP-58)", () => {
    const said = (spell: string, by = rules) =>
      spellPreview(by, scene(spell, 20), 0, { spellId: spell, casterId: "hero" })?.description;
    expect(said("Cerberus Chain")).toContain("Heals 34.3, and 11.4 each turn; +18.3");
    expect(said("Scrypto Surge")).toMatch(/22\.9.*6\.9|6\.9.*22\.9/);
    expect(said("Cerberus Chain", before)).toContain("Heals 15, and 5 each turn; +8");
  });

  it("is damage alone in rules of earlier releases (GAP-72)", () => {
    const battle = scene("Cerberus Chain", 20);
    const events = act(battle, { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero" }, [], before);
    expect(only(events, "effectBegan")).toHaveLength(1);
    expect(fighter(battle, "hero").effects[0]?.turns[0]).toMatchObject({ maxHealth: 15, healing: 20 });
  });
});
