import type { BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction, perform } from "../battle/actions/apply-action.ts";
import type { Battle } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { Recorder } from "../battle/state/event.ts";
import type { Refusal } from "../refusals/refusal.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { playEnemyAnswer } from "./enemy-answer.ts";
import { goalShortfalls, isGoalReached, type Shortfall } from "./goal-shortfalls.ts";
import type { Position, Question } from "./position.ts";
import { positionBattle } from "./position-battle.ts";

/** A try at a position, judged; or the action that is not legal in it. */
export type JudgedTry =
  | {
      ok: true;
      reached: boolean;
      /** Energy that the own side has left when it ends its turn. */
      energyLeft: number;
      /** What is missing; empty when the goal is reached. */
      shortfalls: Shortfall[];
      /** The enemy's actions; empty when the battle ended before. */
      answer: BattleAction[];
      /** The battle when the next own turn begins, or its end. */
      battle: Battle;
    }
  | { ok: false; index: number; refusal: Refusal };

/**
 * Plays one turn of a position and the enemy's answer, and says whether the goal is reached (`GAP-73`): it is if no turn
 * of the enemy is found that spoils it. Page, server and tests judge with it; the same actions are always judged alike.
 * @param rules the rules of the positions' file
 * @param actions the turn; its end may be left out
 * @param record receives what happens from the beginning of the turn on
 */
export function judgeTry(
  rules: RuleSet,
  position: Question & Pick<Position, "setup" | "actions">,
  actions: readonly BattleAction[],
  record: Recorder = null,
): JudgedTry {
  return judgeTurn(rules, positionBattle(rules, position), position, actions, record);
}

/** The same from the battle of a position, which stays as it is. */
export function judgeTurn(
  rules: RuleSet,
  before: Battle,
  { goal, answers }: Question,
  actions: readonly BattleAction[],
  record: Recorder = null,
): JudgedTry {
  const battle = cloneBattle(before);
  let energyLeft = battle.sides[0].energy;
  for (const [index, action] of actions.entries()) {
    const refusal = applyAction(rules, battle, 0, action, record);
    if (refusal) return { ok: false, index, refusal };
    if (action?.type !== "endTurn") energyLeft = battle.sides[0].energy;
  }
  if (battle.winner === null && battle.active === 0) perform(rules, battle, 0, { type: "endTurn" }, record);
  const ended = goal.kind === "win" ? goalShortfalls(goal, before, battle) : null;
  const spoils = (after: Battle) => !isGoalReached(goal, before, after);
  const answer = playEnemyAnswer(rules, battle, spoils, answers, record);
  const shortfalls = ended ?? goalShortfalls(goal, before, battle);
  return { ok: true, reached: shortfalls.length === 0, energyLeft, shortfalls, answer, battle };
}
