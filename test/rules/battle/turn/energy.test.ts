import { describe, expect, it } from "vitest";
import { newBattle } from "../../../../rules/index.ts";
import { act, attack, only, round } from "../support/play.ts";
import { battleWith, creature, fighter, rules } from "../support/scene.ts";

const cards = (count: number) => Array.from({ length: count }, (_, place) => creature({ id: `c${place}` }));
const deck = (count: number) => ({ creatures: cards(count), tools: [], spells: [] });

describe("energy", () => {
  it.each([
    ["easy", 10],
    ["medium", 11],
    ["hard", 13],
    ["expert", 15],
  ] as const)("starts with 10, the enemy's on %s with %d (BAT-098, CON-39)", (difficulty, enemy) => {
    const battle = newBattle(rules, { mode: "ai", difficulty, seed: "s", player: deck(6) });
    expect(battle.sides.map(({ energy }) => energy)).toEqual([10, enemy]);
  });

  it.each([
    [0, 0],
    [10, 10],
    [11, 10],
    [20, 18],
    [22, 20],
  ])(
    "of %d decays to %d at the turn's start, and 3 come back (BAT-099, BAT-101, CON-65)",
    (before, after) => {
      const battle = battleWith({ own: { field: [{ id: "hero" }], energy: before } });
      const [, started] = only(round(battle), "turnStarted");
      expect(started).toMatchObject({ side: 0, decayed: before - after, regenerated: 3, energy: after + 3 });
    },
  );

  it("of 25 decays to 23 and never passes 25 (BAT-097, CON-65)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], energy: 25 } });
    expect(only(round(battle), "turnStarted")[1]).toMatchObject({ decayed: 2, regenerated: 2, energy: 25 });
  });

  it.each([
    [[5], 3],
    [[9], 3],
    [[10], 4],
    [[5, 5], 4],
    [[12, 12, 12, 12], 7],
  ])(
    "regenerates 1 more for every 10 energy stats on the field: %j gives %d (BAT-099, CON-42)",
    (stats, regained) => {
      const field = stats.map((energy, place) => ({ id: `c${place}`, stats: { energy } }));
      const battle = battleWith({ own: { field, hand: [{ id: "idle", stats: { energy: 90 } }], energy: 0 } });
      expect(only(round(battle), "turnStarted")[1]?.regenerated).toBe(regained);
    },
  );

  it.each([
    [4, 3],
    [5, 4],
    [9, 4],
    [10, 5],
  ])(
    "regenerates 1 more for every 10 spent in the turn before: %d attacks give %d (BAT-100)",
    (attacks, regained) => {
      const battle = battleWith({
        own: { field: [{ id: "hero" }], energy: 25 },
        foe: { field: [{ id: "foe", battle: { maxHealth: 400 } }] },
      });
      battle.sides[0].comboBuff = false;
      for (let count = 0; count < attacks; count++) attack(battle, "hero", "foe");
      expect(battle.sides[0].energySpent).toBe(attacks * 2);
      battle.sides[0].energy = 0;
      expect(only(round(battle), "turnStarted")[1]?.regenerated).toBe(regained);
      expect(battle.sides[0].energySpent).toBe(0);
    },
  );

  it("takes a difficulty's modifier for the enemy (CON-80)", () => {
    const changed = structuredClone(rules);
    changed.difficulty.medium.enemyEnergyRegen = 5;
    const battle = battleWith({
      rules: changed,
      own: { field: [{ id: "hero" }] },
      foe: { field: [{ id: "foe" }], energy: 0 },
    });
    expect(only(round(battle, changed), "turnStarted")[0]).toMatchObject({ side: 1, regenerated: 5 });
    expect(Object.values(rules.difficulty).map(({ enemyEnergyRegen }) => enemyEnergyRegen)).toEqual([
      3, 3, 3, 3,
    ]);
  });

  it("is spent: attack 2, defend 1, spell 4, deployment 5 and the form (BAT-102)", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "hero" }],
        hand: [{ id: "egg" }, { id: "old", form: 3 }],
        spells: ["Cerberus Chain"],
        energy: 25,
      },
    });
    const left = () => battle.sides[0].energy;
    attack(battle, "hero", "foe");
    expect(left()).toBe(23);
    act(battle, { type: "defend", creatureId: "hero" });
    expect(left()).toBe(22);
    act(battle, { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero" });
    expect(left()).toBe(18);
    act(battle, { type: "deploy", creatureId: "egg" });
    expect(left()).toBe(13);
    act(battle, { type: "deploy", creatureId: "old" });
    expect(left()).toBe(5);
    expect(battle.sides[0]).toMatchObject({ energySpent: 20, consecutiveActions: 5, bestCombo: 5 });
  });

  it("for a deployment above the cap of 25 is the form's (BAT-089, CON-55)", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "hero" }],
        hand: [
          { id: "dear", form: 2, battle: { energyCost: 26 } },
          { id: "full", battle: { energyCost: 25 } },
        ],
      },
    });
    act(battle, { type: "deploy", creatureId: "full" });
    expect(battle.sides[0].energy).toBe(0);
    battle.sides[0].energy = 7;
    act(battle, { type: "deploy", creatureId: "dear" });
    expect(battle.sides[0].energy).toBe(0);
    expect(fighter(battle, "dear").currentHealth).toBeGreaterThan(0);
  });

  it("neither regenerates nor decays in a side's first turn (CON-79)", () => {
    const battle = newBattle(rules, { mode: "ai", difficulty: "expert", seed: "s", player: deck(6) });
    expect(battle.sides[0]).toMatchObject({ energy: 10, turnsBegun: 1 });
    expect(battle.sides[0].hand).toHaveLength(3);
    act(battle, { type: "endTurn" });
    expect(battle.sides[1]).toMatchObject({ energy: 15, turnsBegun: 1 });
    expect(battle.sides[1].hand).toHaveLength(5);
    act(battle, { type: "endTurn" });
    expect(battle.sides[0].energy).toBe(13);
  });
});
