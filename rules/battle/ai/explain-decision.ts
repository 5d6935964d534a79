import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type BattleAction, idsOf, ruleOf } from "../actions/action-rules.ts";
import { legalActions } from "../actions/legal-actions.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { fighterOf, itemOf } from "../state/lookup.ts";
import type { RandomState } from "../state/random.ts";
import { type ActionCandidate, actionOf } from "./candidates.ts";
import { leaning, promising } from "./choose-action.ts";
import { evaluatePosition } from "./evaluate-position.ts";
import { imagineBattle } from "./imagined-cards.ts";
import { playAhead } from "./lookahead.ts";
import { rollMistake } from "./roll-mistake.ts";
import type { Outlook } from "./scores/outlook.ts";
import type { PlayStyle } from "./scores/play-style.ts";
import { because, type Reason } from "./scores/reasons.ts";
import { survey } from "./survey.ts";

/** An action with its score and the reasons for it. */
export interface ScoredAction {
  action: BattleAction;
  score: number;
  reasons: Reason[];
}

/** How a side came to its decision. */
export interface ExplainedDecision {
  /** `weighed`: the best action it saw; `slip`: a worse action by mistake, in rules of earlier releases any; `stop`: chance ended the turn. */
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
 * Returns every legal action with its score and reasons, best first: why the opponent did what it did. Actions that it
 * did not play ahead come after those that it did. With the same `dice` as `decide`, the first one scores as high as
 * what was decided, unless that was a mistake.
 */
export function scoredActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): ScoredAction[] {
  const outlook = survey(rules, battle, side, style, dice, []);
  const actions = style.depth > 0 ? scoredAhead(outlook) : scoredQuickly(outlook);
  for (const ending of actions)
    if (ending.action.type === "endTurn")
      ending.reasons = [
        { name: isBeaten(ending, actions) ? "endsTurn" : "nothingBetter", value: ending.score },
      ];
  return actions;
}

/** Whether an action of the list, sorted best first, scores higher; on a tie none does. */
function isBeaten({ score }: ScoredAction, [best]: readonly ScoredAction[]): boolean {
  return best !== undefined && score < best.score;
}

/** By the quick scores. */
function scoredQuickly(outlook: Outlook): ScoredAction[] {
  const { rules, battle, side } = outlook;
  const actions = legalActions(rules, battle, side).map((action): ScoredAction => {
    const reasons: Reason[] = [];
    return {
      action,
      score: ruleOf(action.type).score(outlook, candidateOf(outlook, action), reasons),
      reasons,
    };
  });
  return actions.sort((one, other) => other.score - one.score);
}

/** By the positions they lead to. */
function scoredAhead(outlook: Outlook): ScoredAction[] {
  const { rules, battle, side } = outlook;
  const imagined = imagineBattle(rules, battle, side);
  const considered = new Set(promising(outlook).map((candidate) => JSON.stringify(actionOf(candidate))));
  const isConsidered = ({ action }: ScoredAction) => Number(considered.has(JSON.stringify(action)));
  return legalActions(rules, battle, side)
    .map((action) => scoredPosition(outlook, imagined, action))
    .sort((one, other) => isConsidered(other) - isConsidered(one) || other.score - one.score);
}

const PARTS = ["outcome", "health", "creatures", "energy", "income", "tools"] as const;

/** By how much the position played ahead is better than the present one, and in what. */
function scoredPosition(outlook: Outlook, imagined: Battle, action: BattleAction): ScoredAction {
  const { rules, side, style } = outlook;
  const before = evaluatePosition(rules, imagined, side);
  const after = playAhead(rules, imagined, side, style, action);
  const reasons: Reason[] = [];
  let score = leaning(outlook, candidateOf(outlook, action), reasons);
  for (const part of PARTS) score += because(reasons, part, after[part] - before[part]);
  return { action, score, reasons };
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
