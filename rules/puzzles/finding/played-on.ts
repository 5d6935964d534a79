import { cloneBattle } from "../../battle/state/clone-battle.ts";
import { type RandomState, sampledDice } from "../../battle/state/random.ts";
import { playOn } from "../../review/play-on.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { answeredOutcome, type TurnOutcome } from "./turn-outcome.ts";

/** An outcome with the share of battles that the player wins when it is played on to the end. */
export interface WeighedOutcome {
  outcome: TurnOutcome;
  chance: number;
}

/** How many outcomes are played on in each round, and how often each; the best of a round go on to the next. */
export type Rounds = readonly (readonly [outcomes: number, playings: number])[];

/** From so many playings on, a chance that is higher by the margin is clearly higher. */
const TELLING = 12;
const MARGIN = 0.2;

/**
 * Plays the most promising outcomes on to the end, with chance, and returns the best of them, best first; those that
 * took part in the last round only. The first round takes those with the best estimates.
 * @param rules the rules of positions, by which the enemy answers
 * @param chances the same with chance
 * @param enough a chance that ends it: once the best one is clearly above, it does not matter by how much
 */
export function bestPlayedOn(
  rules: RuleSet,
  chances: RuleSet,
  outcomes: readonly TurnOutcome[],
  rounds: Rounds,
  dice: RandomState,
  enough = 1,
): WeighedOutcome[] {
  let best = outcomes
    .map((outcome) => ({ outcome, chance: outcome.estimate }))
    .sort((one, other) => other.chance - one.chance);
  for (const [count, playings] of rounds) {
    best = best
      .slice(0, count)
      .map(({ outcome }) => ({ outcome, chance: playedChance(rules, chances, outcome, playings, dice) }))
      .sort((one, other) => other.chance - one.chance);
    if (playings >= TELLING && best[0] && best[0].chance > enough + MARGIN) break;
  }
  return best;
}

/** The share of battles that the player wins from an outcome, after the enemy's answer. */
export function playedChance(
  rules: RuleSet,
  chances: RuleSet,
  outcome: TurnOutcome,
  playings: number,
  dice: RandomState,
): number {
  const after = answeredOutcome(rules, outcome);
  if (after.winner !== null) return after.winner === 0 ? 1 : 0;
  let won = 0;
  for (let playing = 0; playing < playings; playing++)
    won += playOn(chances, { ...cloneBattle(after), random: sampledDice(dice) }, 0, dice);
  return won / playings;
}
