import type { FriendNewsReply } from "../contract/index.ts";
import type { Store } from "../store/store.ts";
import { statusOf } from "./tournament-reply.ts";

/**
 * The present round of the tournament in which a player is paired and has still to fight; null without one. A bye, and a
 * round that the player has finished, are no news.
 */
export async function tournamentNews(store: Store, playerId: number): Promise<FriendNewsReply["tournament"]> {
  for (const tournamentId of await store.tournamentsOf(playerId)) {
    const seen = await store.findTournament(tournamentId);
    if (!seen || statusOf(seen.tournament) !== "running") continue;
    const { id, organiser, round, players, pairings } = seen.tournament;
    const own = players.find((player) => player.playerId === playerId && player.present)?.number;
    const pairing = pairings.find(
      (each) => each.round === round && each.outcome === null && [each.one, each.two].includes(own ?? null),
    );
    if (own === undefined || !pairing || pairing.two === null) continue;
    const other = pairing.one === own ? pairing.two : pairing.one;
    const opponent = players.find(({ number }) => number === other)?.name ?? "";
    return { id, organiser: organiser.name, round, opponent };
  }
  return null;
}
