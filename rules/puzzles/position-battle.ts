import type { BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { newBattle } from "../battle/setup/new-battle.ts";
import type { Battle } from "../battle/state/battle.ts";
import type { Recorder } from "../battle/state/event.ts";
import type { Refusal } from "../refusals/refusal.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Position } from "./position.ts";

/** What a position's battle is made from. */
type Course = Pick<Position, "setup" | "actions">;

/**
 * The battle of a position at the beginning of the turn that is asked for (`GAP-73`). `rules` are those of the positions'
 * file. `record` receives what happened before.
 */
export function positionBattle(rules: RuleSet, position: Course, record: Recorder = null): Battle {
  const played = playCourse(rules, position, record);
  if (played.refused !== null) throw new Error(`The position has an illegal action: ${played.refused.text}`);
  return played.battle;
}

/** Plays a course as far as its actions are legal; `refused`: why the next one is not, and its index. */
export function playCourse(
  rules: RuleSet,
  { setup, actions }: Course,
  record: Recorder = null,
): { battle: Battle; refused: (Refusal & { index: number }) | null } {
  const battle = newBattle(rules, setup, record);
  for (const [index, action] of actions.entries()) {
    const refusal = applyAction(rules, battle, battle.active, action, record);
    if (refusal) return { battle, refused: { ...refusal, index } };
  }
  return { battle, refused: null };
}

/** The actions without the end of the turn. */
export function withoutEnding(actions: readonly BattleAction[]): BattleAction[] {
  return actions.filter(({ type }) => type !== "endTurn");
}
