import { perform, whyNotAction } from "../battle/actions/apply-action.ts";
import { decide } from "../battle/ai/decide.ts";
import { bestStyle, enemyStyle } from "../battle/ai/scores/play-style.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Line } from "./play-line.ts";

/**
 * Plays a battle on to its end and returns what `side` gets: 1 for a win, 0 for a defeat, 0.5 for a draw. An enemy
 * plays as its level really does, looking ahead and making its mistakes; everybody else by the game's best style
 * (policy `full`). `battle` is changed; the decisions take their chances from `dice`.
 */
export function playOn(rules: RuleSet, battle: Battle, side: SideIndex, dice: RandomState): number {
  const best = bestStyle(rules);
  const enemy = battle.difficulty === null ? best : enemyStyle(rules, battle.difficulty);
  while (battle.winner === null) {
    const style = battle.active === 0 ? best : enemy;
    perform(rules, battle, battle.active, decide(rules, battle, battle.active, style, dice), null);
  }
  return battle.winner === "draw" ? 0.5 : battle.winner === side ? 1 : 0;
}

/** Plays the actions of a line that are legal in this battle, and then on to its end. */
export function playLineOn(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  line: Line,
  dice: RandomState,
): number {
  for (const action of line)
    if (whyNotAction(rules, battle, side, action) === null) perform(rules, battle, side, action, null);
  return playOn(rules, battle, side, dice);
}
