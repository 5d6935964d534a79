import { newRandom } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { judgeTurn } from "../judge-try.ts";
import type { Position } from "../position.ts";
import { positionBattle } from "../position-battle.ts";
import { plainTurns } from "./obvious-plays.ts";
import { CHECKING, type Effort, leadOfGoal, turnOutcomes } from "./weigh-turn.ts";

/** Another budget than positions are found with. */
export const BLIND: Effort = {
  ...CHECKING,
  rounds: [
    [240, 8],
    [50, 20],
    [12, 100],
    [4, 200],
  ],
  clearLead: 0.2,
};

/** The plain plays that reach the goal of a position, by name; none should (`GAP-74`). */
export function plainSolvers(rules: RuleSet, position: Position): string[] {
  const battle = positionBattle(rules, position);
  return plainTurns(rules, battle).flatMap(({ name, actions }) => {
    const judged = judgeTurn(rules, battle, position, actions);
    return judged.ok && judged.reached ? [name] : [];
  });
}

/**
 * By how much of the chance to win the best plan that reaches the goal leads all others, found anew with other dice: the
 * solution is not looked at. Below 0 if another plan is better; null if there are too many plans to look at.
 */
export function blindLead(
  rules: RuleSet,
  chances: RuleSet,
  position: Position,
  seed: string,
  effort = BLIND,
): number | null {
  const battle = positionBattle(rules, position);
  const turn = turnOutcomes(rules, battle, { ...effort, answers: position.answers });
  const dice = newRandom(`${position.setup.seed}|${seed}`);
  return turn && leadOfGoal(rules, chances, battle, position.goal, turn.outcomes, effort, dice).lead;
}
