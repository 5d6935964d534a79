import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { RandomState } from "../random/generator.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { scoredActions } from "./explain.ts";
import type { PlayStyle } from "./play-style.ts";
import type { ScoredAction } from "./scored-action.ts";
import { rolledWhim } from "./whim.ts";

/** How a side came to an action. */
export interface ExplainedDecision {
  /** `weighed`: the best of what it saw; `slip`: a random legal action; `stop`: its luck ended the turn. */
  how: "weighed" | "slip" | "stop";
  /** Every legal action with score and reasons, best first. */
  candidates: ScoredAction[];
}

/**
 * Looks into a decision that `decide` took in this battle with these dice: whether chance stepped in, and how
 * each legal action scored (`GAP-34`). Rolls the dice as `decide` does; the battle stays as it is.
 */
export function explainDecision(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  style: PlayStyle,
  dice: RandomState,
): ExplainedDecision {
  const whim = rolledWhim(rules, battle, side, style, dice);
  return { how: whim ?? "weighed", candidates: scoredActions(rules, battle, side, style, dice) };
}
