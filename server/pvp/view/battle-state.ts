import { type RuleSet, type SideView, type Viewer, viewFor } from "../../../rules/index.ts";
import type { BattleSideReply } from "../../contract/index.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";
import { battleLog } from "./battle-log.ts";

/** Both sides with only what the viewer may see (`PVP-028`, `GAP-43`). */
export function battleState(
  rules: RuleSet,
  battle: PvpBattle,
  viewer: Viewer,
): { player1: BattleSideReply; player2: BattleSideReply } {
  const { player, enemy } = viewFor(rules, battle.state, viewer);
  const log = battleLog(rules, battle, viewer);
  const withLog = (side: SideView): BattleSideReply => ({ ...side, battleLog: log });
  return viewer === 1
    ? { player1: withLog(enemy), player2: withLog(player) }
    : { player1: withLog(player), player2: withLog(enemy) };
}
