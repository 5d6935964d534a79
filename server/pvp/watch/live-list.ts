import type { PvpLiveListReply } from "../../contract/index.ts";
import type { Store } from "../../store/store.ts";

/** Battles that are listed. */
export const MOST_LISTED = 20;

/** What a player may watch now, and whether they let others watch theirs. */
export async function liveList(store: Store, viewerId: number): Promise<PvpLiveListReply> {
  const [shows, battles] = await Promise.all([
    store.showsBattles(viewerId),
    store.liveBattles(viewerId, MOST_LISTED),
  ]);
  return {
    shows,
    battles: battles.map(({ id, names, isFriendly, isTournament, turn }) => ({
      id,
      players: [...names],
      kind: isTournament ? "tournament" : isFriendly ? "friendly" : "rated",
      turn,
    })),
  };
}
