import type { BattleAction } from "../battle/actions/action-rules.ts";
import { countLegalActions } from "../battle/actions/legal-actions.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { considerActions } from "./consider-actions.ts";

/** The strongest player we can build, at a budget of tries for each decision: a yardstick, not an opponent. */
export interface SearchStyle {
  /** Tries for each decision; more make it stronger and slower. */
  budget: number;
}

/** Quick enough for hundreds of battles; 480 is stronger and takes five times as long (`rules/README.md`). */
export const USUAL_BUDGET = 120;

/** The next action of the strongest player; the end of the turn costs no search when nothing else is legal. */
export function strongestAction(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  { budget }: SearchStyle,
  dice: RandomState,
): BattleAction {
  if (countLegalActions(rules, battle, side).total === 1) return { type: "endTurn" };
  const [best] = considerActions(rules, battle, side, budget, dice);
  return best?.action ?? { type: "endTurn" };
}
