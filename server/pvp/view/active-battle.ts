import { timeRemaining } from "../../../rules/index.ts";
import type { PvpActiveBattle } from "../../contract/index.ts";
import type { Contestant } from "../../store/pvp/battle.ts";
import { ownCurrentBattle } from "../battle/own-battle.ts";
import type { Pvp } from "../pvp.ts";

/** A summary of a player's active battle after everything due was applied; null if it has just ended. */
export async function activeBattle(
  pvp: Pvp,
  battleId: string,
  playerId: number,
): Promise<PvpActiveBattle | null> {
  const { battle, now, side } = await ownCurrentBattle(pvp, battleId, playerId);
  if (battle.result !== null) return null;
  const { clock, state, contestants } = battle;
  const opponent = contestants[side === 0 ? 1 : 0];
  return {
    opponent: { name: opponent.name, bot: opponent.bot !== null, rating: await ratingOf(pvp, opponent) },
    yourTurn: state.active === side,
    timeRemaining: timeRemaining(clock, now),
    expiredTurns: clock.expired[side],
  };
}

/** The rating on the leaderboard; null for a player who is not on it. */
async function ratingOf({ store }: Pvp, { playerId }: Contestant): Promise<number | null> {
  const statistics = playerId === null ? null : await store.pvpStatistics(playerId);
  return statistics && statistics.rated_battles > 0 ? statistics.rating : null;
}
