import type { ActionType, BattleAction } from "../actions/action-rules.ts";
import { type ActionCandidate, actionOf, rankCandidates } from "./candidates.ts";
import { totalOf } from "./evaluate-position.ts";
import { fieldFirst } from "./field-first.ts";
import { imagineBattle } from "./imagined-cards.ts";
import { playAhead } from "./lookahead.ts";
import { LEVEL } from "./scores/levels.ts";
import type { Outlook } from "./scores/outlook.ts";
import { newShortlist } from "./scores/shortlist.ts";

/**
 * Returns the action that leads to the best position, of the `style.candidates` most promising ones and the end of the
 * turn (`GAP-34`). Every level sees all of them; levels differ in how many turns they play ahead.
 */
export function chooseAction(outlook: Outlook): BattleAction {
  const { rules, battle, side, style } = outlook;
  const candidates = promising(outlook);
  if (candidates.length === 1) return actionOf(candidates[0] as ActionCandidate);
  const imagined = imagineBattle(rules, battle, side);
  let best: BattleAction = { type: "endTurn" };
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const action = actionOf(candidate);
    const value = totalOf(playAhead(rules, imagined, side, style, action)) + focusBonus(outlook, candidate);
    if (value > highest) [highest, best] = [value, action];
  }
  return best;
}

/** The candidates with the highest quick scores, best first, and the end of the turn in any case. */
export function promising(outlook: Outlook): ActionCandidate[] {
  const { own, style } = outlook;
  const list = newShortlist<ActionType>(style.candidates);
  rankCandidates({ ...outlook, style: { ...style, level: LEVEL.everything }, lethal: null }, list);
  const candidates = list.candidates.slice(0, list.filled);
  if (!candidates.some(({ type }) => type === "endTurn"))
    candidates.push({ score: 0, type: "endTurn", actor: null, target: null, item: null });
  return fieldFirst(own, candidates);
}

/** What an attack on the enemy to concentrate on is worth besides. */
export function focusBonus({ rules, focus }: Outlook, { type, target }: ActionCandidate): number {
  return type === "attack" && focus !== null && target === focus ? rules.ai.lookahead.focusFire : 0;
}
