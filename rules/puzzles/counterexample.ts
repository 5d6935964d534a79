import type { ActionType, BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
import type { Battle } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import { judgeTurn } from "./judge-try.ts";
import type { Position } from "./position.ts";
import { positionBattle } from "./position-battle.ts";
import { shortfallText, stepMove } from "./position-words.ts";

/**
 * Says what happens to whoever does not do what a position is about: the tools of its solution used last, or one attack
 * with the energy that it keeps (`GAP-73`). Null for other themes, and where the turn is not legal or reaches the goal.
 */
export function counterexampleText(rules: RuleSet, position: Position): string | null {
  const { solution, theme } = position;
  const { otherwise } = rules.texts.positions;
  const before = positionBattle(rules, position);
  const failing = (actions: readonly BattleAction[], text: (after: Battle) => string): string | null => {
    const judged = judgeTurn(rules, before, position, actions);
    if (!judged.ok || judged.reached) return null;
    const missing = judged.shortfalls.map((shortfall) => shortfallText(rules, judged.battle, shortfall));
    return [text(judged.battle), ...missing].join(" ");
  };
  if (theme === "toolFirst") return failing(movedToEnd(solution, "useTool"), () => otherwise.toolFirst);
  if (theme !== "energyForNextTurn") return null;
  for (const attack of attacksAfter(rules, before, solution)) {
    const text = failing([...solution, attack], (after) =>
      fill(otherwise.energyForNextTurn, { move: stepMove(rules, after, 0, attack) }),
    );
    if (text !== null) return text;
  }
  return null;
}

/** The same actions, those of one type last. */
export function movedToEnd(actions: readonly BattleAction[], type: ActionType): BattleAction[] {
  const moved = actions.filter((action) => action.type === type);
  return [...actions.filter((action) => action.type !== type), ...moved];
}

/** The attacks that energy is left for after a turn. */
export function attacksAfter(rules: RuleSet, before: Battle, turn: readonly BattleAction[]): BattleAction[] {
  const played = cloneBattle(before);
  for (const action of turn) if (action.type !== "endTurn") applyAction(rules, played, 0, action);
  return legalActions(rules, played, 0).filter(({ type }) => type === "attack");
}
