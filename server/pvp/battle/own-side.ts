import type { SideIndex } from "../../../rules/index.ts";
import { notYourBattle } from "../../failures/failures.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";

/** The side a player has in a battle; 403 for whoever has none (`ABU-42`). */
export function ownSide({ contestants }: PvpBattle, playerId: number): SideIndex {
  if (contestants[0].playerId === playerId) return 0;
  if (contestants[1].playerId === playerId) return 1;
  throw notYourBattle();
}
