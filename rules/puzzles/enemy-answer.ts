import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { enemyStyle } from "../battle/ai/scores/play-style.ts";
import type { Battle, Fighter } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { Recorder } from "../battle/state/event.ts";
import { newRandom } from "../battle/state/random.ts";
import { memoizeByRuleset } from "../ruleset/memoize-by-ruleset.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { actionsOf, distinctActions, newPlan, nextPlan, type PlanState } from "./plan.ts";
import { stateKey } from "./state-key.ts";

const styles = memoizeByRuleset((rules) => ({ style: enemyStyle(rules, "expert") }));

/** Whether the player's goal is missed in a battle after the enemy's turn. */
export type Spoils = (after: Battle) => boolean;

/**
 * Plays the enemy's turn in a position: one that spoils the player's goal if one is found, so that a goal that is reached
 * holds whatever the enemy does; else the turn that expert plays, whatever its level was before. Under the rules of
 * positions nothing is rolled, so the same turn is always answered alike. Returns its actions; none if it is not the
 * enemy's turn. `battle` is changed.
 * @param most how many states of its turn are looked at, as `Position.answers`
 */
export function playEnemyAnswer(
  rules: RuleSet,
  battle: Battle,
  spoils: Spoils,
  most: number,
  record: Recorder = null,
): BattleAction[] {
  if (battle.winner !== null || battle.active !== 1) return [];
  const usual = expertAnswer(rules, battle);
  const isEnough = most === 0 || spoils(usual.after);
  const answer = isEnough ? usual.actions : (spoilingTurn(rules, battle, spoils, most).turn ?? usual.actions);
  for (const action of answer) perform(rules, battle, 1, action, record);
  return answer;
}

/** The enemy's turn as expert plays it, and the battle after it. */
export function expertAnswer(rules: RuleSet, battle: Battle): { actions: BattleAction[]; after: Battle } {
  const { style } = styles(rules);
  const after = cloneBattle(battle);
  const dice = newRandom(`${battle.seed}|answer`);
  const actions: BattleAction[] = [];
  while (after.winner === null && after.active === 1) {
    const action = decide(rules, after, 1, style, dice);
    actions.push(action);
    perform(rules, after, 1, action, null);
  }
  return { actions, after };
}

/** A turn of the enemy that spoils a goal, or null if none was found; `isSure` if there is none that was not looked at. */
export interface FoundSpoiler {
  turn: BattleAction[] | null;
  isSure: boolean;
}

/**
 * Looks for a turn of the enemy that spoils a goal, through at most so many states: the most dangerous first, which have
 * felled most, then those that have wounded somebody most.
 */
export function spoilingTurn(rules: RuleSet, battle: Battle, spoils: Spoils, most: number): FoundSpoiler {
  const idle = endedTurn(rules, newPlan(battle));
  if (spoils(idle.battle)) return { turn: actionsOf(idle), isSure: true };
  const open: Looked[] = [{ state: newPlan(battle), danger: 0 }];
  const known = new Set([stateKey(rules, battle)]);
  while (open.length > 0) {
    const state = takeMostDangerous(open);
    if (state.battle.winner !== null) continue;
    for (const action of distinctActions(rules, state.battle, 1)) {
      const next = nextPlan(rules, state, action, 1);
      const key = stateKey(rules, next.battle);
      if (known.has(key)) continue;
      if (known.size >= most) return { turn: null, isSure: false };
      known.add(key);
      const ended = endedTurn(rules, next);
      if (spoils(ended.battle)) return { turn: actionsOf(ended), isSure: true };
      open.push({ state: next, danger: dangerIn(next.battle) });
    }
  }
  return { turn: null, isSure: true };
}

function endedTurn(rules: RuleSet, state: PlanState): PlanState {
  if (state.battle.winner !== null) return state;
  const action: BattleAction = { type: "endTurn" };
  const battle = cloneBattle(state.battle);
  perform(rules, battle, 1, action, null);
  return { before: state, action, length: state.length + 1, battle };
}

/** A state from which the enemy's turn may go on. */
interface Looked {
  state: PlanState;
  danger: number;
}

/** Of equally dangerous states the one that was found first, so that the same turn is always answered alike. */
function takeMostDangerous(open: Looked[]): PlanState {
  const most = open.reduce((first, second) => (second.danger > first.danger ? second : first));
  open.splice(open.indexOf(most), 1);
  return most.state;
}

function dangerIn({ sides: [{ field, fallen }] }: Battle): number {
  return fallen.length + 1 - Math.min(1, ...field.map(healthLeft));
}

function healthLeft({ currentHealth, barrier, battleStats }: Fighter): number {
  return (currentHealth + barrier) / (battleStats.maxHealth + barrier);
}
