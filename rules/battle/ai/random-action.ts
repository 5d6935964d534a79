import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { countLegalActions, legalActionAt } from "../actions/legal-actions.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { type RandomState, roll } from "../state/random.ts";

/** A buffer that every draw overwrites. */
const counts: number[] = [];

/** Draws a legal action, all equally likely: for mistakes and for the `random` policy. */
export function randomAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  dice: RandomState,
): BattleAction {
  const count = countLegalActions(rules, battle, side, counts);
  return legalActionAt(count, Math.floor(roll(dice) * count.total));
}
