import { describe, expect, it } from "vitest";
import { advanceEffects, beginEffect } from "../../../../rules/battle/effects/begin-effect.ts";
import { effectTurns, scaledTurns, stillTurn } from "../../../../rules/battle/effects/effect-turns.ts";
import type { ActiveEffect, EffectTurn } from "../../../../rules/battle/state/effect.ts";
import type { BattleEvent } from "../../../../rules/index.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

/** 1, 2, 3 … in the order of the fields, so that none can stand in for another. */
function countedTurn(): EffectTurn {
  const turn = stillTurn();
  for (const [place, name] of (Object.keys(turn) as (keyof EffectTurn)[]).entries()) turn[name] = place + 1;
  return turn;
}

function effect(turn: Partial<EffectTurn>, more: Partial<ActiveEffect> = {}): ActiveEffect {
  const turns = [1, 2].map(() => ({ ...stillTurn(), ...turn }));
  return {
    name: "Shine",
    kind: "buff",
    effectType: "Surge",
    casterId: "hero",
    perCaster: false,
    duration: 2,
    turn: 1,
    startTurn: 0,
    turns,
    ...more,
  };
}

describe("the turns of an effect", () => {
  it("are all zeros without parts (GAP-30)", () => {
    const [turn, ...others] = effectTurns({ turns: 1 });
    expect(others).toEqual([]);
    expect(new Set(Object.values(turn ?? {}))).toEqual(new Set([0]));
  });

  it("add the parts for each turn, growth, first turn and last turn (GAP-30)", () => {
    const turns = effectTurns({
      turns: 3,
      each: { healing: 10, damage: 1 },
      growth: { healing: 2 },
      first: { healing: 100 },
      last: { healing: 1000 },
    });
    expect(turns.map(({ healing }) => healing)).toEqual([112, 14, 1016]);
    expect(turns.map(({ damage }) => damage)).toEqual([1, 1, 1]);
  });

  it("decay from the second turn on, rounded to one decimal unless they will be scaled (GAP-30)", () => {
    const course = { turns: 3, each: { barrier: 7 }, decay: 0.7 };
    expect(effectTurns(course).map(({ barrier }) => barrier)).toEqual([7, 4.9, 3.4]);
    const exact = effectTurns({ ...course, exact: true }).map(({ barrier }) => barrier);
    expect(exact[2]).toBeCloseTo(3.43, 10);
    expect(effectTurns({ turns: 1, each: { barrier: 0.25 } })[0]?.barrier).toBe(0.25);
  });

  it("are scaled in every field, to one decimal (GAP-30)", () => {
    const [scaled] = scaledTurns([countedTurn()], 1.26);
    expect(Object.values(scaled ?? {})).toEqual([
      1.3, 2.5, 3.8, 5, 6.3, 7.6, 8.8, 10.1, 11.3, 12.6, 13.9, 15.1, 16.4, 17.6,
    ]);
    expect(Object.keys(scaled ?? {})).toEqual(Object.keys(stillTurn()));
  });
});

describe("an active effect", () => {
  it("records its begin, barrier, energy, healing and end (BAT-079, CON-52)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero", health: 20 }], energy: 10 }, turn: 4 });
    const hero = fighter(battle, "hero");
    const events: BattleEvent[] = [];
    const shine = effect({ barrier: 6, energyGain: 1.6, healing: 3 });
    beginEffect(rules, battle, hero, shine, events);
    expect(shine.startTurn).toBe(4);
    expect(events).toEqual([
      { type: "effectBegan", side: 0, creatureId: "hero", name: "Shine", kind: "buff", duration: 2 },
      { type: "barrierRaised", side: 0, creatureId: "hero", amount: 6 },
      { type: "energyGained", side: 0, amount: 2 },
      { type: "healed", side: 0, creatureId: "hero", amount: 3, health: 23, maxHealth: 50 },
    ]);
    advanceEffects(rules, battle, hero, null);
    expect([hero.barrier, battle.sides[0].energy, hero.effects.length]).toEqual([6, 14, 1]);
    events.length = 0;
    advanceEffects(rules, battle, hero, events);
    expect(events).toEqual([{ type: "effectEnded", side: 0, creatureId: "hero", name: "Shine" }]);
    expect([hero.barrier, hero.effects]).toEqual([0, []]);
  });

  it("does not change the barrier or stance of another effect (CON-52)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const hero = fighter(battle, "hero");
    beginEffect(rules, battle, hero, effect({}, { turn: 2 }), null);
    Object.assign(hero, { barrier: 5, isDefending: true });
    advanceEffects(rules, battle, hero, null);
    expect(hero).toMatchObject({ effects: [], barrier: 5, isDefending: true });
  });

  it("gives no energy beyond the cap, and records none (BAT-097)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], energy: 24 } });
    const events: BattleEvent[] = [];
    beginEffect(rules, battle, fighter(battle, "hero"), effect({ energyGain: 4 }), events);
    beginEffect(rules, battle, fighter(battle, "hero"), effect({ energyGain: 4 }), events);
    expect(battle.sides[0].energy).toBe(25);
    expect(events.filter(({ type }) => type === "energyGained")).toEqual([
      { type: "energyGained", side: 0, amount: 1 },
    ]);
  });

  it.each([
    ["the same again takes its place", {}, 1],
    ["another name stands beside it", { name: "Glow" }, 2],
    ["another kind stands beside it", { kind: "debuff" }, 2],
    ["the same of another caster takes its place", { casterId: "other" }, 1],
    ["one for each caster stands beside that of another", { casterId: "other", perCaster: true }, 2],
    ["one for each caster takes the place of its own", { perCaster: true }, 1],
  ] as const)("%s (GAP-30)", (_, more, count) => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const hero = fighter(battle, "hero");
    const second = effect({}, more);
    beginEffect(rules, battle, hero, effect({}), null);
    beginEffect(rules, battle, hero, second, null);
    expect(hero.effects).toHaveLength(count);
    expect(hero.effects.at(-1)).toBe(second);
  });

  it("stops later effects when its damage defeats the bearer (BAT-077)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }, { id: "other" }] } });
    const hero = fighter(battle, "hero");
    beginEffect(rules, battle, hero, effect({}, { name: "Wear" }), null);
    beginEffect(rules, battle, hero, effect({}, { name: "Mend" }), null);
    for (const turn of hero.effects[0]?.turns ?? []) Object.assign(turn, { damage: 500 });
    for (const turn of hero.effects[1]?.turns ?? []) Object.assign(turn, { healing: 9 });
    const events: BattleEvent[] = [];
    advanceEffects(rules, battle, hero, events);
    expect(events.map(({ type }) => type)).not.toContain("healed");
    expect(hero).toMatchObject({ currentHealth: 0, effects: [] });
  });
});
