import type { BattleAction } from "../battle/actions/action-rules.ts";
import { perform } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { enemyStyle, withoutLookahead } from "../battle/ai/scores/play-style.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { scriptedAction } from "./script.ts";

/**
 * Plays an action of `side`, the rest of its turn and the turn of the other side, and so on for as many `rounds`, up to
 * the next turn of `side` or the end of the battle. An enemy is assumed to play as its level does, without looking ahead; everybody else by the
 * script. `world` is changed.
 */
export function playAhead(
  rules: RuleSet,
  world: Battle,
  side: SideIndex,
  action: BattleAction,
  rounds: number,
): void {
  const last = world.sides[side].turnsBegun + rounds;
  let next = action;
  for (;;) {
    perform(rules, world, world.active, next, null);
    if (world.winner !== null || world.sides[side].turnsBegun >= last) return;
    next = assumedAction(rules, world, side);
  }
}

function assumedAction(rules: RuleSet, world: Battle, side: SideIndex): BattleAction {
  const { active, difficulty } = world;
  const isLevel = active !== side && active === 1 && difficulty !== null;
  if (!isLevel) return scriptedAction(rules, world, active);
  // The dice of an imagined battle are nobody's secret, so its enemy may use them too.
  return decide(rules, world, active, withoutLookahead(enemyStyle(rules, difficulty)), world.random);
}
