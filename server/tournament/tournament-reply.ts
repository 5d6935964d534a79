import { standings } from "../../rules/index.ts";
import type {
  FriendNewsReply,
  TournamentPairingReply,
  TournamentReply,
  TournamentRow,
} from "../contract/index.ts";
import type { SeenTournament, Tournament, TournamentPairing } from "../store/pvp/tournament.ts";
import type { Store } from "../store/store.ts";

/** A tournament for a viewer; `playerId` is null for a visitor. Everybody with the link sees the table and the pairings. */
export function tournamentReply(
  { tournament, now }: SeenTournament,
  playerId: number | null,
): TournamentReply {
  const { id, organiser, terms, roundMs, expiresAt, round, rounds, beginsAt, endsAt } = tournament;
  const own = tournament.players.find((player) => player.playerId === playerId);
  return {
    ...{ id, roundMs, expiresAt, round, rounds, beginsAt, endsAt },
    organiser: organiser.name,
    isOrganiser: organiser.playerId === playerId,
    status: statusOf(tournament),
    turnMs: terms.turnMs,
    serverTime: now,
    players: tableOf(tournament),
    pairings: tournament.pairings.map(pairingReply),
    you: own?.number ?? null,
    battleId: own ? battleOf(tournament, own.number) : null,
  };
}

export function statusOf({ round, endsAt }: Pick<Tournament, "round" | "endsAt">): TournamentReply["status"] {
  if (round === 0) return "open";
  return endsAt === null ? "over" : "running";
}

/** The battle of a player in the present round, as long as it goes on. */
export function battleOf({ pairings, round }: Tournament, number: number): string | null {
  const pairing = pairings.find(
    (each) => each.round === round && (each.one === number || each.two === number),
  );
  return pairing && pairing.outcome === null ? pairing.battleId : null;
}

function tableOf({ seed, pairings, players, round }: Tournament): TournamentRow[] {
  const rows = standings({ seed, pairings, players: players.map(({ number }) => number) });
  const table = rows.map(({ player, ...row }) => {
    const known = players.find(({ number }) => number === player);
    return { ...row, number: player, name: known?.name ?? "", present: known?.present ?? false };
  });
  return round > 0 ? table : table.sort((one, two) => one.number - two.number);
}

function pairingReply({
  round,
  table,
  one,
  two,
  outcome,
  battleId,
}: TournamentPairing): TournamentPairingReply {
  return { round, table, one, two, outcome, begun: battleId !== null };
}

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
