import type { Pairing, PairingOutcome, TournamentTerms } from "../../../rules/index.ts";
import type { BattleResult, NewBattle } from "./battle.ts";

/** A player of a tournament. */
export interface TournamentPlayer {
  playerId: number;
  /** By which pairings know the player. */
  number: number;
  /** As at the login. */
  name: string;
  /** Whether the player is paired in further rounds: has not left, and is not suspended. */
  present: boolean;
}

export interface TournamentPairing extends Pairing {
  /** null for a bye, and until both players are there. Its result is the outcome. */
  battleId: string | null;
}

/** A Swiss tournament by link. It is open in round 0, is played while a round has an end, and is over after that. */
export interface Tournament {
  /** Random: the secret part of the link (`ABU-83`). */
  id: string;
  organiser: Pick<TournamentPlayer, "playerId" | "name">;
  /** Draws lots; secret. */
  seed: string;
  terms: TournamentTerms;
  /** How long a round lasts at most. */
  roundMs: number;
  createdAt: number;
  /** From then on there is no such tournament, unless it is being played. */
  expiresAt: number;
  /** The present round; 0 before the first one. */
  round: number;
  /** The number of rounds; 0 before the start. */
  rounds: number;
  /** When the battles of the round begin, and when its clock has run out; null before the first and after the last one. */
  beginsAt: number | null;
  endsAt: number | null;
  /** In the order in which they joined. */
  players: readonly TournamentPlayer[];
  /** Of all rounds, in their order. */
  pairings: readonly TournamentPairing[];
}

/** A tournament that nobody has joined yet. */
export type NewTournament = Pick<
  Tournament,
  "id" | "seed" | "terms" | "roundMs" | "createdAt" | "expiresAt"
> & { organiserId: number };

export interface SeenTournament {
  tournament: Tournament;
  now: number;
}

/** What a change of a tournament is decided by, read within its transaction. */
export interface TournamentScene extends SeenTournament {
  /** Who asks; null for the server itself. */
  asking: (Pick<TournamentPlayer, "playerId" | "name"> & { inAnother: boolean }) | null;
  /** Its players who are in a battle, of whatever kind. */
  inBattle: ReadonlySet<number>;
}

/** How a tournament changes. */
export interface TournamentChange<Answer> {
  /** The same object if nothing changes; null removes it. */
  tournament: Tournament | null;
  /** Begin with the change, or not at all; their players leave the queue. */
  battles: readonly NewBattle[];
  answer: Answer;
}

/** The part of the store about tournaments. */
export interface TournamentStore {
  /** Keeps a new tournament, unless its organiser has that many that are not over; returns whether it did. */
  openTournament(made: (now: number) => NewTournament, most: number): Promise<boolean>;
  /** null for a link that never existed or is no longer valid. */
  findTournament(id: string): Promise<SeenTournament | null>;
  /** Ids of all tournaments that a player organises or has joined, the latest first. */
  tournamentsOf(playerId: number): Promise<string[]>;
  /** Changes a tournament and begins its battles in one transaction; null if there is no such tournament. */
  changeTournament<Answer>(
    id: string,
    playerId: number | null,
    change: (scene: TournamentScene) => TournamentChange<Answer>,
  ): Promise<{ answer: Answer; tournament: Tournament | null } | null>;
  /** Tournaments in which the server must act, the longest due first. */
  dueTournaments(most: number): Promise<string[]>;
}

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
