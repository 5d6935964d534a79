import {
  type Battle,
  type BattleAction,
  decide,
  enemyStyle,
  newRandom,
  type PlayStyle,
  type ScoredAction,
  scoredActions,
} from "../../../../../rules/index.ts";
import { rules } from "../../support/scene.ts";

/** Plays by the quick scores of a level, always the best it sees, as often as energy lasts; `depth` looks ahead. */
export function level(number: 2 | 3 | 4 | 5, parts: Partial<PlayStyle> = {}): PlayStyle {
  return {
    ...enemyStyle(rules, "expert"),
    level: number,
    mistakes: 0,
    focusFireChance: 1,
    depth: 0,
    multiAction: null,
    ...parts,
  };
}

/** What the side at turn decides. */
export function decision(battle: Battle, style: PlayStyle, seed = "dice"): BattleAction {
  return decide(rules, battle, battle.active, style, newRandom(seed));
}

/** Everything the side at turn may do, scored, best first. */
export function scores(battle: Battle, style: PlayStyle, seed = "dice"): ScoredAction[] {
  return scoredActions(rules, battle, battle.active, style, newRandom(seed));
}

/** The score of the first action of that kind for which `fits`. */
export function scoreOf(
  list: readonly ScoredAction[],
  type: BattleAction["type"],
  fits: (action: BattleAction) => boolean = () => true,
): number {
  const found = list.find(({ action }) => action.type === type && fits(action));
  if (!found) throw new Error(`No ${type} among ${list.length} actions`);
  return found.score;
}
