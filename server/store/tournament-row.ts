import type { PairingOutcome } from "../../rules/index.ts";
import type { BattleResult } from "./pvp-battle.ts";
import type { Tournament, TournamentPairing, TournamentPlayer } from "./tournament.ts";

export interface TournamentRow
  extends Pick<
    Tournament,
    "id" | "seed" | "roundMs" | "createdAt" | "expiresAt" | "round" | "rounds" | "beginsAt" | "endsAt"
  > {
  organiserId: number;
  organiserName: string;
  turnMs: number;
}

export type PlayerRow = Omit<TournamentPlayer, "present"> & { present: number };

export interface PairingRow extends Omit<TournamentPairing, "outcome"> {
  outcome: PairingOutcome | null;
  /** How its battle ended; null as long as it did not. */
  endedBy: BattleResult["by"] | null;
  winner: 0 | 1 | null;
}

/** Of a tournament that somebody can still see. */
const IS_VALID = "(expires_at > ? OR ends_at IS NOT NULL)";
/** Of one that is not over. */
const IS_UNFINISHED = "(ends_at IS NOT NULL OR (round = 0 AND expires_at > ?))";

/** The statements of both stores, with a question mark for each value. */
export const TOURNAMENT_SQL = {
  select: `SELECT tournaments.id, organiser_id AS "organiserId", first_name AS "organiserName", seed,
      turn_ms AS "turnMs", round_ms AS "roundMs", tournaments.created_at AS "createdAt", expires_at AS "expiresAt",
      round, rounds, begins_at AS "beginsAt", ends_at AS "endsAt"
    FROM tournaments JOIN players ON players.id = organiser_id WHERE tournaments.id = ? AND ${IS_VALID}`,
  players: `SELECT player_id AS "playerId", number, first_name AS name,
      CASE WHEN suspended_for IS NULL THEN present ELSE 0 END AS present
    FROM tournament_players JOIN players ON players.id = player_id WHERE tournament_id = ? ORDER BY number`,
  pairings: `SELECT round, place AS "table", one, two, tournament_pairings.battle_id AS "battleId", outcome,
      ended_by AS "endedBy", winner
    FROM tournament_pairings LEFT JOIN pvp_results ON pvp_results.battle_id = tournament_pairings.battle_id
    WHERE tournament_id = ? ORDER BY round, place`,
  inBattle: `SELECT player_id AS "playerId" FROM tournament_players JOIN pvp_seats USING (player_id)
    WHERE tournament_id = ?`,
  asking: `SELECT id AS "playerId", first_name AS name, EXISTS (
      SELECT 1 FROM tournament_players JOIN tournaments ON tournaments.id = tournament_id
      WHERE player_id = players.id AND present = 1 AND tournament_id <> ? AND ${IS_UNFINISHED}) AS "inAnother"
    FROM players WHERE id = ?`,
  unfinished: `SELECT count(*) AS count FROM tournaments WHERE organiser_id = ? AND ${IS_UNFINISHED}`,
  ofPlayer: `SELECT id FROM tournaments WHERE ${IS_VALID} AND (organiser_id = ?
      OR EXISTS (SELECT 1 FROM tournament_players WHERE tournament_id = tournaments.id AND player_id = ?))
    ORDER BY created_at DESC, id`,
  /** Its clock has run out, somebody waits for a battle to begin, or every battle of the round is over. */
  due: `SELECT id FROM tournaments AS own WHERE ends_at IS NOT NULL AND (ends_at <= ?
      OR (begins_at <= ? AND EXISTS (SELECT 1 FROM tournament_pairings WHERE tournament_id = own.id
        AND round = own.round AND outcome IS NULL AND battle_id IS NULL))
      OR NOT EXISTS (SELECT 1 FROM tournament_pairings AS pairing WHERE tournament_id = own.id
        AND round = own.round AND outcome IS NULL AND NOT EXISTS (
          SELECT 1 FROM pvp_results WHERE pvp_results.battle_id = pairing.battle_id)))
    ORDER BY ends_at LIMIT ?`,
  insert: `INSERT INTO tournaments (id, organiser_id, seed, turn_ms, round_ms, created_at, expires_at, round, rounds)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)`,
  update: `UPDATE tournaments SET expires_at = ?, round = ?, rounds = ?, begins_at = ?, ends_at = ? WHERE id = ?`,
  remove: "DELETE FROM tournaments WHERE id = ?",
  addPlayer: "INSERT INTO tournament_players (present, tournament_id, player_id, number) VALUES (?, ?, ?, ?)",
  updatePlayer: "UPDATE tournament_players SET present = ? WHERE tournament_id = ? AND player_id = ?",
  removePlayer: "DELETE FROM tournament_players WHERE tournament_id = ? AND player_id = ?",
  /** Of two processes that pair a round at the same moment the second one fails: its places are taken. */
  addPairing: `INSERT INTO tournament_pairings (battle_id, outcome, tournament_id, round, place, one, two)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  updatePairing: `UPDATE tournament_pairings SET battle_id = ?, outcome = ?
    WHERE tournament_id = ? AND round = ? AND place = ?`,
} as const;

export function tournamentOf(
  { organiserId, organiserName, turnMs, ...row }: TournamentRow,
  players: readonly PlayerRow[],
  pairings: readonly PairingRow[],
): Tournament {
  return {
    ...row,
    organiser: { playerId: organiserId, name: organiserName },
    terms: { turnMs },
    players: players.map((player) => ({ ...player, present: player.present !== 0 })),
    pairings: pairings.map(({ endedBy, winner, ...pairing }) => ({
      ...pairing,
      outcome: pairing.outcome ?? (endedBy && outcomeOf(endedBy, winner)),
    })),
  };
}

/** A battle that was closed brings points to nobody. */
function outcomeOf(endedBy: BattleResult["by"], winner: 0 | 1 | null): PairingOutcome {
  if (endedBy === "closed") return "none";
  if (winner === null) return "draw";
  return winner === 0 ? "one" : "two";
}

type Write<Values> = (...values: Values extends readonly unknown[] ? Values : never) => void;

/** How a store writes what has changed. */
export interface TournamentWriter {
  update: Write<[number, number, number, number | null, number | null, string]>;
  remove: Write<[string]>;
  addPlayer: Write<[number, string, number, number]>;
  updatePlayer: Write<[number, string, number]>;
  removePlayer: Write<[string, number]>;
  addPairing: Write<[string | null, string | null, string, number, number, number, number | null]>;
  updatePairing: Write<[string | null, string | null, string, number, number]>;
}

/** Writes the rows in which a tournament differs from before; unchanged parts are the same objects. */
export function writeTournament(
  writer: TournamentWriter,
  before: Tournament,
  after: Tournament | null,
): void {
  if (after === null) {
    writer.remove(before.id);
    return;
  }
  const { id, expiresAt, round, rounds, beginsAt, endsAt } = after;
  writer.update(expiresAt, round, rounds, beginsAt, endsAt, id);
  const earlier = new Set(before.players.map(({ playerId }) => playerId));
  for (const player of after.players) {
    const { playerId, number, present } = player;
    if (!earlier.delete(playerId)) writer.addPlayer(present ? 1 : 0, id, playerId, number);
    else if (!before.players.includes(player)) writer.updatePlayer(present ? 1 : 0, id, playerId);
  }
  for (const playerId of earlier) writer.removePlayer(id, playerId);
  for (const [index, pairing] of after.pairings.entries()) {
    const { battleId, outcome, table, one, two } = pairing;
    if (index >= before.pairings.length)
      writer.addPairing(battleId, outcome, id, pairing.round, table, one, two);
    else if (pairing !== before.pairings[index])
      writer.updatePairing(battleId, outcome, id, pairing.round, table);
  }
}
