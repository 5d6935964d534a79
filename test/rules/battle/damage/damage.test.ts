import { describe, expect, it } from "vitest";
import { magicalReduction, physicalReduction } from "../../../../rules/battle/damage/defence.ts";
import { attack, damages, only, PLAIN_HIT } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

describe("an attack", () => {
  it("does 10 damage between two default creatures (GAP-26, BAT-133)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const events = attack(battle, "hero", "foe");
    expect(damages(events)).toEqual([10]);
    expect(fighter(battle, "foe").currentHealth).toBe(40);
    expect(battle.sides[0]).toMatchObject({ energy: 23, damageDealt: 10 });
  });

  it.each([
    ["lowest", 0, 8, 0.85],
    ["highest", 1 - 2 ** -32, 11, 1.15],
  ])("varies from 0.85 to 1.15: %s (BAT-132)", (_, variance, damage, factor) => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const [hit] = only(attack(battle, "hero", "foe", [0.99, variance, 0.99]), "damaged");
    expect(hit?.amount).toBe(damage);
    expect(hit?.breakdown.variance).toBeCloseTo(factor, 8);
  });

  it("does 50 percent more when it is critical (BAT-132)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const events = attack(battle, "hero", "foe", [0.99, 0.5, 0.049, 0.99]);
    expect(damages(events)).toEqual([15]);
    expect(only(events, "damaged")[0]?.breakdown.critical).toBe(true);
  });

  it("is critical only for rolls below the attacker's 5 percent (BAT-131)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    expect(damages(attack(battle, "hero", "foe", [0.99, 0.5, 0.05]))).toEqual([10]);
  });

  it("is dodged for rolls below the target's 3 percent, and does nothing (BAT-131, GAP-26)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    expect(only(attack(battle, "hero", "foe", [0.0299]), "dodged")).toHaveLength(1);
    expect(fighter(battle, "foe").currentHealth).toBe(50);
    const again = battleWith({ own: { field: [{ id: "hero" }] } });
    expect(damages(attack(again, "hero", "foe", [0.03, 0.5, 0.99]))).toEqual([10]);
  });

  it.each([
    [10, 20, 0.0399],
    [10, 110, 0.0799],
    [110, 10, -1],
    [40, 10, 0],
  ])(
    "is dodged more easily by the one with more initiative: %d against %d (GAP-28)",
    (mine, theirs, highestDodge) => {
      const scene = () =>
        battleWith({
          own: { field: [{ id: "hero", battle: { initiative: mine } }] },
          foe: { field: [{ id: "foe", battle: { initiative: theirs } }] },
        });
      if (highestDodge > 0)
        expect(only(attack(scene(), "hero", "foe", [highestDodge]), "dodged")).toHaveLength(1);
      const above = highestDodge > 0 ? highestDodge + 0.0002 : 0;
      expect(damages(attack(scene(), "hero", "foe", [above, 0.5, 0.99]))).toEqual([10]);
    },
  );

  it("is dodged with at most 20 percent (BAT-130)", () => {
    const foe = { id: "foe", battle: { initiative: 200, dodgeChance: 20 } };
    const scene = () => battleWith({ own: { field: [{ id: "hero" }] }, foe: { field: [foe] } });
    expect(only(attack(scene(), "hero", "foe", [0.1999]), "dodged")).toHaveLength(1);
    expect(damages(attack(scene(), "hero", "foe", [0.2, 0.5, 0.99]))).toEqual([10]);
  });

  it.each([
    ["physical", { physicalAttack: 50, magicalAttack: 50 }, { physicalDefense: 60 }, 37],
    ["magical", { physicalAttack: 50, magicalAttack: 51 }, { magicalDefense: 60 }, 36],
  ])(
    "is %s when that attack is the stronger one, against that defence (GAP-26, CON-51)",
    (kind, mine, theirs, damage) => {
      const battle = battleWith({
        own: { field: [{ id: "hero", battle: mine }] },
        foe: { field: [{ id: "foe", battle: { ...theirs, maxHealth: 200 } }] },
      });
      const [hit] = only(attack(battle, "hero", "foe"), "damaged");
      expect(hit).toMatchObject({ amount: damage, breakdown: { kind } });
    },
  );

  it("does at least twice the attacker's form and one, whatever the target's is (BAT-137)", () => {
    for (const [form, damage] of [
      [0, 1],
      [1, 3],
      [2, 5],
      [3, 7],
    ] as const) {
      const battle = battleWith({
        own: { field: [{ id: "hero", form, battle: { physicalAttack: 1, magicalAttack: 1 } }] },
        foe: { field: [{ id: "foe", form: 3 - form, battle: { maxHealth: 100 } }] },
      });
      expect(damages(attack(battle, "hero", "foe")), `form ${form}`).toEqual([damage]);
    }
  });

  it.each([
    [3, 0, 5, 0.5, 120],
    [2, 0, 6, 0.6, 100],
    [3, 1, 6, 0.6, 100],
    [1, 0, 8, 0.8, 70],
    [3, 2, 8, 0.8, 70],
    [1, 1, 10, 1, null],
    [1, 2, 7.5, 0.75, null],
    [1, 3, 5, 0.5, null],
    [0, 3, 5, 0.5, null],
  ])(
    "of form %d on form %d does %d tenths of itself within the cap of the table (BAT-136, CON-68)",
    (mine, theirs, tenths, factor, cap) => {
      const battle = battleWith({
        own: { field: [{ id: "hero", form: mine, battle: { physicalAttack: 100 } }] },
        foe: { field: [{ id: "foe", form: theirs, battle: { maxHealth: 200, physicalDefense: 1 } }] },
      });
      const [hit] = only(attack(battle, "hero", "foe"), "damaged");
      expect(hit?.breakdown).toMatchObject({ formFactor: factor, cap });
      const uncapped = 100 * (1 - (1 / 101) * 0.7) * (tenths / 10);
      expect(hit?.amount).toBe(Math.floor(Math.min(uncapped, cap ?? 1000) + 0.5));
    },
  );

  it("is capped against lower forms: 35, 50 and 60 percent of the health (BAT-136)", () => {
    for (const [form, damage] of [
      [1, 35],
      [2, 50],
      [3, 60],
    ] as const) {
      const battle = battleWith({
        own: { field: [{ id: "hero", form, battle: { physicalAttack: 900 } }] },
        foe: { field: [{ id: "foe", battle: { maxHealth: 100 } }] },
      });
      expect(damages(attack(battle, "hero", "foe")), `form ${form}`).toEqual([damage]);
    }
  });

  it("is capped by the maximum health of its target, however hurt the two are (BAT-136)", () => {
    for (const [form, damage] of [
      [1, 70],
      [2, 100],
      [3, 120],
    ] as const) {
      const mine = { physicalAttack: 900, maxHealth: 90 };
      const battle = battleWith({
        own: { field: [{ id: "hero", form, battle: mine, health: 30 }] },
        foe: { field: [{ id: "foe", battle: { maxHealth: 200 }, health: 150 }] },
      });
      const [hit] = only(attack(battle, "hero", "foe"), "damaged");
      expect(hit, `form ${form}`).toMatchObject({ amount: damage, lost: damage, breakdown: { cap: damage } });
    }
  });

  it("is absorbed by a barrier, and still does 1 (GAP-26)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    fighter(battle, "foe").barrier = 12;
    const [hit] = only(attack(battle, "hero", "foe"), "damaged");
    expect(hit?.amount).toBe(1);
    expect(hit?.breakdown.absorbed).toBeCloseTo(9.667, 3);
    expect(fighter(battle, "foe").barrier).toBeCloseTo(2.333, 3);
    fighter(battle, "hero").attacksThisTurn = 0;
    expect(damages(attack(battle, "hero", "foe"))).toEqual([7]);
    expect(fighter(battle, "foe").barrier).toBe(0);
  });

  it("counts only health actually lost as damage dealt (GAP-44)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", battle: { physicalAttack: 90 } }] },
      foe: { field: [{ id: "foe", health: 4 }, { id: "other" }] },
    });
    const [hit] = only(attack(battle, "hero", "foe"), "damaged");
    expect(hit).toMatchObject({ lost: 4, health: 0 });
    expect(battle.sides[0].damageDealt).toBe(4);
  });

  it("removes a defeated creature and its effects from the field (BAT-077)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", battle: { physicalAttack: 90 } }] },
      foe: { field: [{ id: "foe", health: 4 }, { id: "other" }] },
    });
    const foe = fighter(battle, "foe");
    Object.assign(foe, { stunnedTurns: 1, barrier: 0, isDefending: true, charging: "Shardstorm" });
    attack(battle, "hero", "foe");
    expect(battle.sides[1].field.map(({ id }) => id)).toEqual(["other"]);
    expect(battle.sides[1].fallen).toEqual([foe]);
    expect(foe).toMatchObject({
      currentHealth: 0,
      effects: [],
      stunnedTurns: 0,
      isDefending: false,
      charging: null,
    });
  });

  it("takes exactly the rolls of a dodge, the variance and the critical hit (GAP-26)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    expect(() => attack(battle, "hero", "foe", PLAIN_HIT.slice(0, 2))).toThrow("once more");
    expect(() => attack(battle, "hero", "foe", [...PLAIN_HIT, 0.5])).toThrow("left over");
  });
});

describe("defence", () => {
  it.each([
    [0, 0],
    [5, (5 / 105) * 0.7],
    [40, 0.2],
    [100, 0.35],
    [300, 0.525],
  ])("of %d prevents d/(d+100)*0.7 of a physical attack (BAT-133)", (defence, share) => {
    expect(physicalReduction(rules, defence)).toBeCloseTo(share, 12);
  });

  it.each([
    [0, 0],
    [5, 0.025],
    [60, 0.3],
    [100, 0.5],
    [180, 0.5],
  ])("of %d prevents d/200 of magic, at most half (BAT-134)", (defence, share) => {
    expect(magicalReduction(rules, defence)).toBeCloseTo(share, 12);
  });
});
