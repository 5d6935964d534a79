import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type BattleAction, idsOf, ruleOf } from "../actions/action-rules.ts";
import { legalActions } from "../actions/legal-actions.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { fighterOf, itemOf } from "../state/lookup.ts";
import type { RandomState } from "../state/random.ts";
import type { ActionCandidate } from "./candidates.ts";
import { sampledDice, scoreAhead } from "./lookahead.ts";
import type { Outlook } from "./outlook.ts";
import type { PlayStyle } from "./play-style.ts";
import { because, type Reason } from "./reasons.ts";
import { rollMistake } from "./roll-mistake.ts";
import { survey } from "./survey.ts";

/** An action with its score and the reasons for it. */
export interface ScoredAction {
  action: BattleAction;
  score: number;
  reasons: Reason[];
}

/** How a side came to its decision. */
export interface ExplainedDecision {
  /** `weighed`: the best action it saw; `slip`: a random legal action by mistake; `stop`: chance ended the turn. */
  how: "weighed" | "slip" | "stop";
  /** Every legal action with score and reasons, best first. */
  candidates: ScoredAction[];
}

/**
 * Explains the decision that `decide` makes in this battle with these dice: whether chance intervened, and how each
 * legal action scores (`GAP-34`). Rolls the dice as `decide` does; does not change the battle.
 */
export function explainDecision(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): ExplainedDecision {
  const mistake = rollMistake(rules, battle, side, style, dice);
  return { how: mistake ?? "weighed", candidates: scoredActions(rules, battle, side, style, dice) };
}

/**
 * Returns every legal action with its score and reasons, best first: why the opponent did what it did. With the
 * same `dice` as `decide`, the first one scores as high as what was decided, unless that was a mistake.
 */
export function scoredActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): ScoredAction[] {
  const outlook = survey(rules, battle, side, style, dice, []);
  const sample = style.depth > 1 ? sampledDice(dice) : null;
  const actions = legalActions(rules, battle, side)
    .map((action) => scored(outlook, action, sample))
    .sort((one, other) => other.score - one.score);
  for (const ending of actions)
    if (ending.action.type === "endTurn" && ending.score < (actions[0]?.score ?? 0))
      ending.reasons = [{ name: "endsTurn", value: ending.score }];
  return actions;
}

function scored(outlook: Outlook, action: BattleAction, sample: RandomState | null): ScoredAction {
  const reasons: Reason[] = [];
  const candidate = candidateOf(outlook, action);
  candidate.score = ruleOf(action.type).score(outlook, candidate, reasons);
  if (sample === null || action.type === "endTurn") return { action, score: candidate.score, reasons };
  const ahead = because(reasons, "lookahead", scoreAhead(outlook, candidate, sample));
  return { action, score: candidate.score + ahead, reasons };
}

/** The creatures and the item that a legal action names. */
function candidateOf({ own, foes }: Outlook, action: BattleAction): ActionCandidate {
  const { takenBy, items } = ruleOf(action.type);
  const { actor, item, target } = idsOf(action);
  return {
    score: 0,
    type: action.type,
    actor: fighterOf(takenBy === "card" ? own.hand : own.field, actor) ?? null,
    target: fighterOf(own.field, target) ?? fighterOf(foes, target) ?? null,
    item: (items && itemOf(own[items], item)) ?? null,
  };
}
