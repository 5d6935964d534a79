import { PlayerGoneError } from "../database/errors.ts";
import { type Queries, type Statement, statement, type Unit } from "../database/unit.ts";
import { lockPlayer } from "../players/players.ts";
import type { PvpParts } from "./battles.ts";
import { leaveQueue, lockQueue } from "./queue.ts";
import {
  type PairingRow,
  type PlayerRow,
  TOURNAMENT_SQL as SQL,
  type Tournament,
  type TournamentRow,
  type TournamentScene,
  type TournamentStore,
  type TournamentWriter,
  tournamentOf,
  writeTournament,
} from "./tournament.ts";

type Asking = NonNullable<TournamentScene["asking"]>;
/** The values of a statement that writes. */
type Written<Name extends keyof TournamentWriter> = Statement<Parameters<TournamentWriter[Name]>>;

const select = statement<[string, number], TournamentRow>(SQL.select);
const lock = statement<[string], { id: string }>("SELECT id FROM tournaments WHERE id = $1 FOR UPDATE");
const players = statement<[string], PlayerRow>(SQL.players);
const pairings = statement<[string], PairingRow>(SQL.pairings);
const inBattle = statement<[string], { playerId: number }>(SQL.inBattle);
const asking = statement<[string, number, number], Asking>(SQL.asking);
const unfinished = statement<[number, number], { count: number }>(SQL.unfinished);
const ofPlayer = statement<[number, number, number], { id: string }>(SQL.ofPlayer);
const due = statement<[number, number, number], { id: string }>(SQL.due);
const insert = statement<[string, number, string, number, number, number, number]>(SQL.insert);
const update: Written<"update"> = statement(SQL.update);
const remove: Written<"remove"> = statement(SQL.remove);
const addPlayer: Written<"addPlayer"> = statement(SQL.addPlayer);
const updatePlayer: Written<"updatePlayer"> = statement(SQL.updatePlayer);
const removePlayer: Written<"removePlayer"> = statement(SQL.removePlayer);
const addPairing: Written<"addPairing"> = statement(SQL.addPairing);
const updatePairing: Written<"updatePairing"> = statement(SQL.updatePairing);

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
        if (changed.tournament !== before) writeTournament(writerOn(unit), before, changed.tournament);
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

function writerOn(unit: Unit): TournamentWriter {
  return {
    update: (...values) => unit.write(update, ...values),
    remove: (...values) => unit.write(remove, ...values),
    addPlayer: (...values) => unit.write(addPlayer, ...values),
    updatePlayer: (...values) => unit.write(updatePlayer, ...values),
    removePlayer: (...values) => unit.write(removePlayer, ...values),
    addPairing: (...values) => unit.write(addPairing, ...values),
    updatePairing: (...values) => unit.write(updatePairing, ...values),
  };
}
