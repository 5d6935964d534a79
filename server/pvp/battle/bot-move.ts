import {
  type BattleAction,
  type Difficulty,
  decide,
  enemyStyle,
  newRandom,
  type RuleSet,
  type SideIndex,
} from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp/battle.ts";

/**
 * The bot's next action, chosen by what its side may know. Its dice are derived from the version, so a server that
 * takes over decides the same.
 */
export function botMove(
  rules: RuleSet,
  { id, version, state }: PvpBattle,
  side: SideIndex,
  style: Difficulty,
): BattleAction {
  return decide(rules, state, side, enemyStyle(rules, style), newRandom(`${id}:decides:${version}`));
}
