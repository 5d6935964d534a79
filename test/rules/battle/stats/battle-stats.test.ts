import { expect, it } from "vitest";
import { stillTurn } from "../../../../rules/battle/effects/effect-turns.ts";
import { refreshBattleStats } from "../../../../rules/battle/stats/battle-stats.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const BASE = {
  physicalAttack: 21,
  magicalAttack: 22,
  physicalDefense: 23,
  magicalDefense: 24,
  maxHealth: 45,
  initiative: 26,
  criticalChance: 7,
  dodgeChance: 8,
};
const FLOORS = {
  physicalAttack: 1,
  magicalAttack: 1,
  physicalDefense: 1,
  magicalDefense: 1,
  maxHealth: 10,
  initiative: 0,
  criticalChance: 0,
  dodgeChance: 0,
};
const STATS = Object.keys(BASE) as (keyof typeof BASE)[];

/** The battle stats of a creature with these base stats while an effect adds the same to one of them. */
function statsWith(stat: keyof typeof BASE, change: number) {
  const foe = fighter(battleWith({ foe: { field: [{ id: "foe", battle: BASE }] } }), "foe");
  foe.effects.push({
    name: "Curse",
    kind: "debuff",
    effectType: "Curse",
    casterId: "hero",
    perCaster: false,
    duration: 1,
    turn: 1,
    startTurn: 0,
    turns: [{ ...stillTurn(), [stat]: change }],
  });
  refreshBattleStats(rules, foe);
  return foe;
}

it.each(STATS)("an effect lowers %s to its floor and no further, and nothing else (BAT-094)", (stat) => {
  const floor = FLOORS[stat];
  for (const [left, expected] of [
    [floor + 0.5, floor + 0.5],
    [floor - 0.5, floor],
    [-100, floor],
  ] as const) {
    const foe = statsWith(stat, left - BASE[stat]);
    expect(foe.battleStats, `${left} left`).toMatchObject({ ...BASE, [stat]: expected });
    expect(foe.currentHealth).toBe(stat === "maxHealth" ? expected : BASE.maxHealth);
  }
});
