import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { ActionType, BattleAction } from "../actions/action-rules.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import type { RandomState } from "../state/random.ts";
import { type ActionCandidate, actionOf, rankCandidates } from "./candidates.ts";
import { chooseAction, chooseWorse } from "./choose-action.ts";
import { randomAction } from "./random-action.ts";
import { rollMistake } from "./roll-mistake.ts";
import type { PlayStyle } from "./scores/play-style.ts";
import { newShortlist } from "./scores/shortlist.ts";
import { survey } from "./survey.ts";

/** A buffer that every decision overwrites: decisions never overlap. */
const damage: number[] = [];

/**
 * Decides what a side does next (`GAP-34`). It reads only what that side may see: not the enemy's hand, deck or
 * items, and not the battle's generator. `dice` is a generator of its own, so deciding reveals nothing about the
 * battle's next rolls.
 */
export function decide(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): BattleAction {
  const mistake = rollMistake(rules, battle, side, style, dice);
  if (mistake === "stop") return { type: "endTurn" };
  if (mistake === "slip" && rules.ai.mistake === "any") return randomAction(rules, battle, side, dice);
  const outlook = survey(rules, battle, side, style, dice, damage);
  if (mistake === "slip") return chooseWorse(outlook, dice);
  if (style.depth > 0) return chooseAction(outlook);
  const best = newShortlist<ActionType>(1);
  rankCandidates(outlook, best);
  return actionOf(best.candidates[0] as ActionCandidate);
}
