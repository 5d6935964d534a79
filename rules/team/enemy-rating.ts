import { generateEnemy } from "../battle/enemy/generate-enemy.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import { newRandom } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { teamPowerOf } from "./team-power.ts";

const known = new WeakMap<RuleSet, Partial<Record<Difficulty, number>>>();

/**
 * The rating of a difficulty's enemy before the battle: the mean power of 200 creatures generated with seed
 * 1, times its deck size and rating multiplier (`BAT-150`, `CON-47`, `GAP-33`). Calculated once per rule set.
 */
export function enemyRating(rules: RuleSet, difficulty: Difficulty): number {
  const ratings = known.get(rules) ?? {};
  known.set(rules, ratings);
  ratings[difficulty] ??= sampledRating(rules, difficulty);
  return ratings[difficulty];
}

function sampledRating(rules: RuleSet, difficulty: Difficulty): number {
  const { seed, samples } = rules.team.enemyRating;
  const random = newRandom(seed);
  let sum = 0;
  for (let sample = 1; sample <= samples; sample++)
    sum += teamPowerOf(rules, generateEnemy(rules, random, difficulty, `sample-${sample}`));
  const { enemyDeckSize, ratingMultiplier } = rules.difficulty[difficulty];
  return (sum / samples) * enemyDeckSize * ratingMultiplier;
}
