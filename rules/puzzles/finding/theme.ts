import type { ActionType, BattleAction } from "../../battle/actions/action-rules.ts";
import type { Battle } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { attacksAfter, movedToEnd } from "../counterexample.ts";
import { judgeTurn } from "../judge-try.ts";
import type { Position, PositionTheme, Question } from "../position.ts";

/**
 * What the solution of a position needs: the first of these that it does not reach its goal without. Tools before all
 * else; spells before attacks; a card that only draws the enemy's attacks; a stance; energy that must not be spent; an
 * order of attacks; else a spell or the right targets.
 */
export function themeOf(
  rules: RuleSet,
  battle: Battle,
  position: Question & Pick<Position, "solution">,
): PositionTheme {
  const { goal, solution } = position;
  const reaches = (actions: readonly BattleAction[]) => {
    const judged = judgeTurn(rules, battle, position, actions);
    return judged.ok && judged.reached;
  };
  const has = (type: ActionType) => solution.some((action) => action.type === type);
  const isNeeded = (type: ActionType) =>
    has(type) && !reaches(solution.filter((action) => action.type !== type));
  if (has("useTool") && !reaches(movedToEnd(solution, "useTool"))) return "toolFirst";
  if (isNeeded("useSpell") && has("attack") && !reaches(movedToEnd(solution, "useSpell")))
    return "spellBeforeAttack";
  if (isNeeded("deploy") && !attacksWithDeployed(solution)) return "deployToDrawFire";
  if (isNeeded("defend")) return "defendNow";
  if (goal.kind !== "win" && spendingFails(rules, battle, solution, reaches)) return "energyForNextTurn";
  if (attackOrders(solution).some((order) => !reaches(order))) return "killInOrder";
  return has("useSpell") ? "rightSpell" : "rightTargets";
}

function attacksWithDeployed(solution: readonly BattleAction[]): boolean {
  const deployed = solution.flatMap((action) => (action.type === "deploy" ? [action.creatureId] : []));
  return solution.some((action) => action.type === "attack" && deployed.includes(action.attackerId));
}

/** Whether each attack that energy is left for after the solution loses the goal. */
function spendingFails(
  rules: RuleSet,
  battle: Battle,
  solution: readonly BattleAction[],
  reaches: (actions: readonly BattleAction[]) => boolean,
): boolean {
  const attacks = attacksAfter(rules, battle, solution);
  return attacks.length > 0 && attacks.every((attack) => !reaches([...solution, attack]));
}

/** The solution with two attacks exchanged, in all ways. */
function attackOrders(solution: readonly BattleAction[]): BattleAction[][] {
  const places = solution.flatMap(({ type }, index) => (type === "attack" ? [index] : []));
  return places.flatMap((one, at) =>
    places.slice(at + 1).map((other) => {
      const order = [...solution];
      [order[one], order[other]] = [solution[other] as BattleAction, solution[one] as BattleAction];
      return order;
    }),
  );
}
