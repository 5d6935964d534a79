import type { PairingOutcome } from "../../../rules/index.ts";
import { PlayerGoneError } from "../database/errors.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { lockPlayer } from "../players/players.ts";
import type { BattleResult } from "./battle.ts";
import type { PvpParts } from "./battles.ts";
import { leaveQueue, lockQueue } from "./queue.ts";
import type {
  PairingRow,
  PlayerRow,
  Tournament,
  TournamentRow,
  TournamentScene,
  TournamentStore,
} from "./tournament.ts";

type Asking = NonNullable<TournamentScene["asking"]>;

/** Of a tournament that somebody can still see. */
const IS_VALID = "(expires_at > ? OR ends_at IS NOT NULL)";
/** Of one that is not over. */
const IS_UNFINISHED = "(ends_at IS NOT NULL OR (round = 0 AND expires_at > ?))";

const select = statement<[string, number], TournamentRow>(
  `SELECT tournaments.id, organiser_id AS "organiserId", first_name AS "organiserName", seed,
      turn_ms AS "turnMs", round_ms AS "roundMs", tournaments.created_at AS "createdAt", expires_at AS "expiresAt",
      round, rounds, begins_at AS "beginsAt", ends_at AS "endsAt"
    FROM tournaments JOIN players ON players.id = organiser_id WHERE tournaments.id = ? AND ${IS_VALID}`,
);
const lock = statement<[string], { id: string }>("SELECT id FROM tournaments WHERE id = $1 FOR UPDATE");
const players = statement<[string], PlayerRow>(
  `SELECT player_id AS "playerId", number, first_name AS name,
      CASE WHEN suspended_for IS NULL THEN present ELSE 0 END AS present
    FROM tournament_players JOIN players ON players.id = player_id WHERE tournament_id = ? ORDER BY number`,
);
const pairings = statement<[string], PairingRow>(
  `SELECT round, place AS "table", one, two, tournament_pairings.battle_id AS "battleId", outcome,
      ended_by AS "endedBy", winner
    FROM tournament_pairings LEFT JOIN pvp_results ON pvp_results.battle_id = tournament_pairings.battle_id
    WHERE tournament_id = ? ORDER BY round, place`,
);
const inBattle = statement<[string], { playerId: number }>(
  `SELECT player_id AS "playerId" FROM tournament_players JOIN pvp_seats USING (player_id)
    WHERE tournament_id = ?`,
);
const asking = statement<[string, number, number], Asking>(
  `SELECT id AS "playerId", first_name AS name, EXISTS (
      SELECT 1 FROM tournament_players JOIN tournaments ON tournaments.id = tournament_id
      WHERE player_id = players.id AND present = 1 AND tournament_id <> ? AND ${IS_UNFINISHED}) AS "inAnother"
    FROM players WHERE id = ?`,
);
const unfinished = statement<[number, number], { count: number }>(
  `SELECT count(*) AS count FROM tournaments WHERE organiser_id = ? AND ${IS_UNFINISHED}`,
);
const ofPlayer = statement<[number, number, number], { id: string }>(
  `SELECT id FROM tournaments WHERE ${IS_VALID} AND (organiser_id = ?
      OR EXISTS (SELECT 1 FROM tournament_players WHERE tournament_id = tournaments.id AND player_id = ?))
    ORDER BY created_at DESC, id`,
);
/** Its clock has run out, somebody waits for a battle to begin, or every battle of the round is over. */
const due = statement<[number, number, number], { id: string }>(
  `SELECT id FROM tournaments AS own WHERE ends_at IS NOT NULL AND (ends_at <= ?
      OR (begins_at <= ? AND EXISTS (SELECT 1 FROM tournament_pairings WHERE tournament_id = own.id
        AND round = own.round AND outcome IS NULL AND battle_id IS NULL))
      OR NOT EXISTS (SELECT 1 FROM tournament_pairings AS pairing WHERE tournament_id = own.id
        AND round = own.round AND outcome IS NULL AND NOT EXISTS (
          SELECT 1 FROM pvp_results WHERE pvp_results.battle_id = pairing.battle_id)))
    ORDER BY ends_at LIMIT ?`,
);
const insert = statement<[string, number, string, number, number, number, number]>(
  `INSERT INTO tournaments (id, organiser_id, seed, turn_ms, round_ms, created_at, expires_at, round, rounds)
    VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)`,
);
const update = statement<[number, number, number, number | null, number | null, string]>(
  `UPDATE tournaments SET expires_at = ?, round = ?, rounds = ?, begins_at = ?, ends_at = ? WHERE id = ?`,
);
const remove = statement<[string]>("DELETE FROM tournaments WHERE id = ?");
const addPlayer = statement<[number, string, number, number]>(
  "INSERT INTO tournament_players (present, tournament_id, player_id, number) VALUES (?, ?, ?, ?)",
);
const updatePlayer = statement<[number, string, number]>(
  "UPDATE tournament_players SET present = ? WHERE tournament_id = ? AND player_id = ?",
);
const removePlayer = statement<[string, number]>(
  "DELETE FROM tournament_players WHERE tournament_id = ? AND player_id = ?",
);
/** Of two processes that pair a round at the same moment the second one fails: its places are taken. */
const addPairing = statement<[string | null, string | null, string, number, number, number, number | null]>(
  `INSERT INTO tournament_pairings (battle_id, outcome, tournament_id, round, place, one, two)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const updatePairing = statement<[string | null, string | null, string, number, number]>(
  `UPDATE tournament_pairings SET battle_id = ?, outcome = ?
    WHERE tournament_id = ? AND round = ? AND place = ?`,
);

/** The part of the store about tournaments. */
export function tournamentStore(parts: PvpParts): TournamentStore {
  const { database, battles } = parts;
  return {
    openTournament: (made, most) =>
      database.unit(async (unit) => {
        await lockPlayer(unit, made(unit.now()).organiserId);
        const { id, organiserId, seed, terms, roundMs, createdAt, expiresAt } = made(unit.now());
        const counted = await unit.first(unfinished, organiserId, unit.now());
        if ((counted?.count ?? 0) >= most) return false;
        unit.write(insert, id, organiserId, seed, terms.turnMs, roundMs, createdAt, expiresAt);
        return true;
      }),
    findTournament: async (id) => {
      const time = await database.now();
      const tournament = await find(database, id, time);
      return tournament && { tournament, now: time };
    },
    tournamentsOf: async (playerId) =>
      (await database.all(ofPlayer, await database.now(), playerId, playerId)).map(({ id }) => id),
    changeTournament: (id, playerId, change) =>
      database.unit(async (unit) => {
        // Nobody is paired, deleted or joins another tournament meanwhile.
        await lockQueue(unit);
        await unit.first(lock, id);
        const before = await find(unit, id, unit.now());
        if (!before) return null;
        const fighting = await unit.all(inBattle, id);
        const changed = change({
          tournament: before,
          now: unit.now(),
          asking: playerId === null ? null : await playerAsking(unit, id, playerId),
          inBattle: new Set(fighting.map((row) => row.playerId)),
        });
        for (const battle of changed.battles) {
          battles.create(unit, battle);
          for (const { playerId: fighter } of battle.contestants)
            if (fighter !== null) await leaveQueue(unit, fighter);
        }
        if (changed.tournament !== before) writeTournament(unit, before, changed.tournament);
        return { answer: changed.answer, tournament: changed.tournament };
      }),
    dueTournaments: async (most) => {
      const time = await database.now();
      return (await database.all(due, time, time, most)).map(({ id }) => id);
    },
  };
}

async function find(queries: Queries, id: string, now: number): Promise<Tournament | null> {
  const row = await queries.first(select, id, now);
  if (!row) return null;
  const [joined, paired] = await Promise.all([queries.all(players, id), queries.all(pairings, id)]);
  return tournamentOf(row, joined, paired);
}

async function playerAsking(unit: Unit, id: string, playerId: number): Promise<Asking> {
  const row = await unit.first(asking, id, unit.now(), playerId);
  if (!row) throw new PlayerGoneError();
  return row;
}

function tournamentOf(
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

/** Writes the rows in which a tournament differs from before; unchanged parts are the same objects. */
function writeTournament(unit: Unit, before: Tournament, after: Tournament | null): void {
  if (after === null) {
    unit.write(remove, before.id);
    return;
  }
  const { id, expiresAt, round, rounds, beginsAt, endsAt } = after;
  unit.write(update, expiresAt, round, rounds, beginsAt, endsAt, id);
  const earlier = new Set(before.players.map(({ playerId }) => playerId));
  for (const player of after.players) {
    const { playerId, number, present } = player;
    if (!earlier.delete(playerId)) unit.write(addPlayer, present ? 1 : 0, id, playerId, number);
    else if (!before.players.includes(player)) unit.write(updatePlayer, present ? 1 : 0, id, playerId);
  }
  for (const playerId of earlier) unit.write(removePlayer, id, playerId);
  for (const [index, pairing] of after.pairings.entries()) {
    const { battleId, outcome, table, one, two } = pairing;
    if (index >= before.pairings.length)
      unit.write(addPairing, battleId, outcome, id, pairing.round, table, one, two);
    else if (pairing !== before.pairings[index])
      unit.write(updatePairing, battleId, outcome, id, pairing.round, table);
  }
}
