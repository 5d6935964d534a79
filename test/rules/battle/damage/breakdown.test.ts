import { describe, expect, it } from "vitest";
import { takeSpellDamage } from "../../../../rules/battle/damage/spell-damage.ts";
import { heal, takeDamage } from "../../../../rules/battle/damage/take-damage.ts";
import type { BattleEvent } from "../../../../rules/index.ts";
import { act, attack, only } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const ignored = {
  base: 40,
  critical: false,
  ignoresArmor: true,
  kind: "effect",
  casterId: "hero",
} as const;

function spellHit(hit: Parameters<typeof takeSpellDamage>[3]) {
  const battle = battleWith({
    foe: { field: [{ id: "foe", battle: { magicalDefense: 60, maxHealth: 200 } }] },
  });
  fighter(battle, "foe").damageReduction = 0.15;
  const events: BattleEvent[] = [];
  takeSpellDamage(rules, battle, fighter(battle, "foe"), hit, events);
  return only(events, "damaged")[0];
}

describe("the breakdown of damage", () => {
  it("contains every factor of an attack (GAP-26, BAT-136, BAT-137)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", form: 2, specialties: ["energy"], battle: { physicalAttack: 40 } }] },
      foe: {
        field: [
          { id: "foe", form: 1, specialties: ["magic"], battle: { maxHealth: 200, physicalDefense: 100 } },
        ],
      },
    });
    Object.assign(fighter(battle, "hero"), { nextAttackBonus: 8, nextAttackBonusTurns: 1 });
    Object.assign(fighter(battle, "foe"), { damageReduction: 0.1, barrier: 3 });
    const [hit] = only(attack(battle, "hero", "foe", [0.99, 0.5, 0.99, 0.99]), "damaged");
    expect(hit?.breakdown).toEqual({
      kind: "physical",
      base: 48,
      variance: 1,
      critical: false,
      criticalChance: 0.05,
      matchup: 1.25,
      defence: 0.35,
      stance: 0,
      reduction: 0.1,
      formFactor: 0.8,
      cap: 70,
      minimum: 5,
      absorbed: 3,
      total: 25,
    });
  });

  it.each([
    ["past armour", ignored, 0, 34],
    ["through armour", { ...ignored, ignoresArmor: false }, 0.3, 24],
    ["critical", { ...ignored, critical: true, kind: "spell" }, 0, 51],
  ] as const)(
    "of a spell, %s, contains no dice, matchup, form or minimum (GAP-26)",
    (_, hit, defence, total) => {
      expect(spellHit(hit)).toMatchObject({
        amount: total,
        breakdown: {
          kind: hit.kind,
          base: 40,
          variance: 1,
          critical: hit.critical,
          matchup: 1,
          defence,
          stance: 0,
          reduction: 0.15,
          formFactor: 1,
          cap: null,
          minimum: null,
          absorbed: 0,
          total,
        },
      });
    },
  );
});

describe("damage", () => {
  it("is credited to the other side, whichever it is (GAP-44)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    takeDamage(rules, battle, fighter(battle, "hero"), 7, "foe", null, null);
    expect(battle.sides.map(({ damageDealt }) => damageDealt)).toEqual([0, 7]);
    takeDamage(rules, battle, fighter(battle, "foe"), 9, "hero", null, null);
    expect(battle.sides.map(({ damageDealt }) => damageDealt)).toEqual([9, 7]);
  });

  it("does not remove another creature when its target has already fallen (BAT-077)", () => {
    const battle = battleWith({ foe: { field: [{ id: "foe" }, { id: "other" }] } });
    const foe = fighter(battle, "foe");
    takeDamage(rules, battle, foe, 500, "hero", null, null);
    takeDamage(rules, battle, foe, 5, "hero", null, null);
    expect(battle.sides[1].field.map(({ id }) => id)).toEqual(["other"]);
    expect(battle.sides[1].fallen).toEqual([foe]);
  });

  it("counts as effective from exactly the stated factor on (BAT-139, GAP-27)", () => {
    const exact = structuredClone(rules);
    exact.battle.matchup.effective = exact.battle.matchup.advantage;
    const battle = battleWith({
      rules: exact,
      own: { field: [{ id: "hero", specialties: ["energy"] }] },
      foe: { field: [{ id: "foe", specialties: ["magic"] }] },
    });
    const action = { type: "attack", attackerId: "hero", targetId: "foe" } as const;
    const events = act(battle, action, [0.99, 0.5, 0.99, 0], exact);
    expect(only(events, "effectBegan")).toHaveLength(1);
  });
});

describe("healing", () => {
  it("restores missing health, and nothing at full health (BAT-057)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero", health: 45 }] } });
    const events: BattleEvent[] = [];
    const hero = fighter(battle, "hero");
    expect([heal(hero, 10, events), heal(hero, 10, events)]).toEqual([5, 0]);
    expect(events).toEqual([
      { type: "healed", side: 0, creatureId: "hero", amount: 5, health: 50, maxHealth: 50 },
    ]);
  });
});
