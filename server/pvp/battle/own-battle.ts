import type { SideIndex } from "../../../rules/index.ts";
import { battleNotFound, notYourBattle } from "../../failures/failures.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";
import type { Pvp } from "../pvp.ts";
import { currentBattle, type SeenBattle } from "./current-battle.ts";

/** A battle as one of its players came to it. */
export interface OwnBattle {
  battle: PvpBattle;
  side: SideIndex;
}

/** A player's battle: 404 where there is none of that id, 403 for others than its two players (`ABU-42`). */
export async function ownBattle({ store }: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  const battle = await store.findBattle(battleId);
  if (!battle) throw battleNotFound();
  const side = battle.contestants.findIndex((contestant) => contestant.playerId === playerId);
  if (side !== 0 && side !== 1) throw notYourBattle();
  return { battle, side };
}

/** The same as time has left it. */
export async function ownCurrentBattle(
  pvp: Pvp,
  battleId: string,
  playerId: number,
): Promise<SeenBattle & OwnBattle> {
  const { battle, side } = await ownBattle(pvp, battleId, playerId);
  return { ...(await currentBattle(pvp, battle)), side };
}
