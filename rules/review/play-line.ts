import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform, whyNotAction } from "../battle/actions/apply-action.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { playAhead } from "../search/play-ahead.ts";
import { positionChance } from "../search/position-chance.ts";
import { scriptedAction } from "../search/script.ts";

/** Actions in order; the first one is legal. */
export type Line = readonly [BattleAction, ...BattleAction[]];

/** Rounds that are played ahead before a position is judged, as the strongest player does on a large budget. */
const ROUNDS = 2;

/**
 * Plays a line in an imagined battle, the rest of the turn by the script, and two rounds ahead. Returns the chance to
 * win from there, 0 to 1. Later actions that are not legal in this world are left out. `world` is changed.
 */
export function playLine(rules: RuleSet, world: Battle, side: SideIndex, [first, ...others]: Line): number {
  let next: BattleAction = first;
  while (next.type !== "endTurn" && others.length > 0) {
    perform(rules, world, side, next, null);
    if (world.winner !== null) return positionChance(rules, world, side);
    next = firstLegal(rules, world, side, others) ?? scriptedAction(rules, world, side);
  }
  playAhead(rules, world, side, next, ROUNDS);
  return positionChance(rules, world, side);
}

/** Takes actions off the list up to the first legal one. */
function firstLegal(
  rules: RuleSet,
  world: Battle,
  side: SideIndex,
  actions: BattleAction[],
): BattleAction | null {
  for (let action = actions.shift(); action; action = actions.shift())
    if (whyNotAction(rules, world, side, action) === null) return action;
  return null;
}
