import { ACTION_TYPES, type ActionType, type BattleAction, ruleOf } from "../actions/action-rules.ts";
import type { Outlook } from "./scores/outlook.ts";
import type { Candidate, Shortlist } from "./scores/shortlist.ts";

/** A candidate of any type of action. */
export type ActionCandidate = Candidate<ActionType>;

const ALL_BUT_ATTACKS = ACTION_TYPES.filter((type) => type !== "attack").map(ruleOf);

/** Scores what the side may do and keeps the best; of equals the earlier stays ahead. */
export function rankCandidates(outlook: Outlook, list: Shortlist<ActionType>): void {
  ruleOf("attack").rank(outlook, list);
  // The AI always attacks an enemy that it can defeat: nothing else is considered, from level 4 on (`GAP-34`).
  if (outlook.lethal !== null) return;
  for (const rule of ALL_BUT_ATTACKS) rule.rank(outlook, list);
}

/** The action of a candidate. */
export function actionOf({ type, actor, target, item }: ActionCandidate): BattleAction {
  return ruleOf(type).make(actor?.id ?? "", item?.id ?? "", target?.id ?? null);
}
