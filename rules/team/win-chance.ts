import type { Difficulty } from "../battle/state/battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { enemyRating } from "./enemy-rating.ts";
import { teamPower } from "./team-power.ts";

/**
 * Estimates the odds of a team that plays with the best style, as wins per defeat: from the power of its
 * average creature relative to the enemy's, and from the number of creatures, up to the enemy's number
 * (`BAT-016`, `GAP-33`). The numbers in the rules are fitted to simulated battles.
 */
export function winOdds(rules: RuleSet, creatures: readonly Creature[], difficulty: Difficulty): number {
  if (creatures.length === 0) return 0;
  const { even, power } = rules.team.forecast[difficulty];
  const { enemyDeckSize } = rules.difficulty[difficulty];
  const number = creatures.length / enemyDeckSize;
  const strength = teamPower(rules, creatures) / enemyRating(rules, difficulty) / number;
  let odds = even * Math.min(number, 1);
  for (let time = 0; time < power; time++) odds *= strength;
  return odds;
}

/**
 * The rating that a team of so many creatures has when its battles are even (`GAP-33`): of the enemy's creatures it
 * counts as many as that takes. Without a team all of them count.
 */
export function evenRating(rules: RuleSet, creatures: number, difficulty: Difficulty): number {
  const enemy = enemyRating(rules, difficulty);
  if (creatures === 0) return enemy;
  const { even, power } = rules.team.forecast[difficulty];
  const number = creatures / rules.difficulty[difficulty].enemyDeckSize;
  return (enemy * number) / rootOf(even * Math.min(number, 1), power);
}

/** Enough steps of Newton's method for every number a rating may have. */
const ROOT_STEPS = 40;

/** The root of a positive number, with nothing but sums, products and quotients, so that it is the same everywhere. */
function rootOf(value: number, power: number): number {
  let root = 1 + value / power;
  for (let step = 0; step < ROOT_STEPS; step++) {
    let below = 1;
    for (let time = 1; time < power; time++) below *= root;
    root = ((power - 1) * root + value / below) / power;
  }
  return root;
}

/**
 * The chance to win, 0 to 1, from those odds: true for many drawn teams together, and up to half off for one of them, as
 * its species and the enemy's decide as much. No screen tells it (`GAP-33`).
 */
export function winChance(rules: RuleSet, creatures: readonly Creature[], difficulty: Difficulty): number {
  const odds = winOdds(rules, creatures, difficulty);
  return odds / (1 + odds);
}
