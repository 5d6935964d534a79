import { PlayerGoneError } from "../../player-gone-error.ts";
import type { Tournament, TournamentScene, TournamentStore } from "../../tournament.ts";
import {
  type PairingRow,
  type PlayerRow,
  TOURNAMENT_SQL as SQL,
  type TournamentRow,
  type TournamentWriter,
  tournamentOf,
  writeTournament,
} from "../../tournament-row.ts";
import { lockPlayer } from "../players.ts";
import { type Queries, type Statement, shared, statement } from "../queries.ts";
import type { StoreParts } from "../store-parts.ts";
import type { Transaction } from "../transactions.ts";
import { leaveQueue, lockQueue } from "./queue.ts";

type Asking = NonNullable<TournamentScene["asking"]>;
/** The values of a statement that writes. */
type Written<Name extends keyof TournamentWriter> = Statement<Parameters<TournamentWriter[Name]>>;

const select = shared<[string, number], TournamentRow>(SQL.select);
const lock = statement<[string], { id: string }>("SELECT id FROM tournaments WHERE id = $1 FOR UPDATE");
const players = shared<[string], PlayerRow>(SQL.players);
const pairings = shared<[string], PairingRow>(SQL.pairings);
const inBattle = shared<[string], { playerId: number }>(SQL.inBattle);
const asking = shared<[string, number, number], Asking>(SQL.asking);
const unfinished = shared<[number, number], { count: number }>(SQL.unfinished);
const ofPlayer = shared<[number, number, number], { id: string }>(SQL.ofPlayer);
const due = shared<[number, number, number], { id: string }>(SQL.due);
const insert = shared<[string, number, string, number, number, number, number]>(SQL.insert);
const update: Written<"update"> = shared(SQL.update);
const remove: Written<"remove"> = shared(SQL.remove);
const addPlayer: Written<"addPlayer"> = shared(SQL.addPlayer);
const updatePlayer: Written<"updatePlayer"> = shared(SQL.updatePlayer);
const removePlayer: Written<"removePlayer"> = shared(SQL.removePlayer);
const addPairing: Written<"addPairing"> = shared(SQL.addPairing);
const updatePairing: Written<"updatePairing"> = shared(SQL.updatePairing);

/** The part of the store about tournaments. */
export function postgresTournamentStore(parts: StoreParts): TournamentStore {
  const { queries, transactions, battles, now } = parts;
  return {
    openTournament: (made, most) =>
      transactions.run(async (transaction) => {
        await lockPlayer(transaction, made(transaction.now()).organiserId);
        const { id, organiserId, seed, terms, roundMs, createdAt, expiresAt } = made(transaction.now());
        const counted = await transaction.first(unfinished, organiserId, transaction.now());
        if ((counted?.count ?? 0) >= most) return false;
        transaction.write(insert, id, organiserId, seed, terms.turnMs, roundMs, createdAt, expiresAt);
        return true;
      }),
    findTournament: async (id) => {
      const time = await now();
      const tournament = await find(queries, id, time);
      return tournament && { tournament, now: time };
    },
    tournamentsOf: async (playerId) =>
      (await queries.all(ofPlayer, await now(), playerId, playerId)).map(({ id }) => id),
    changeTournament: (id, playerId, change) =>
      transactions.run(async (transaction) => {
        // Nobody is paired, deleted or joins another tournament meanwhile.
        await lockQueue(transaction);
        await transaction.first(lock, id);
        const before = await find(transaction, id, transaction.now());
        if (!before) return null;
        const fighting = await transaction.all(inBattle, id);
        const changed = change({
          tournament: before,
          now: transaction.now(),
          asking: playerId === null ? null : await playerAsking(transaction, id, playerId),
          inBattle: new Set(fighting.map((row) => row.playerId)),
        });
        for (const battle of changed.battles) {
          battles.create(transaction, battle);
          for (const { playerId: fighter } of battle.contestants)
            if (fighter !== null) await leaveQueue(transaction, fighter);
        }
        if (changed.tournament !== before) writeTournament(writerOn(transaction), before, changed.tournament);
        return { answer: changed.answer, tournament: changed.tournament };
      }),
    dueTournaments: async (most) => {
      const time = await now();
      return (await queries.all(due, time, time, most)).map(({ id }) => id);
    },
  };
}

async function find(queries: Queries, id: string, now: number): Promise<Tournament | null> {
  const row = await queries.first(select, id, now);
  if (!row) return null;
  const [joined, paired] = await Promise.all([queries.all(players, id), queries.all(pairings, id)]);
  return tournamentOf(row, joined, paired);
}

async function playerAsking(transaction: Transaction, id: string, playerId: number): Promise<Asking> {
  const row = await transaction.first(asking, id, transaction.now(), playerId);
  if (!row) throw new PlayerGoneError();
  return row;
}

function writerOn(transaction: Transaction): TournamentWriter {
  return {
    update: (...values) => transaction.write(update, ...values),
    remove: (...values) => transaction.write(remove, ...values),
    addPlayer: (...values) => transaction.write(addPlayer, ...values),
    updatePlayer: (...values) => transaction.write(updatePlayer, ...values),
    removePlayer: (...values) => transaction.write(removePlayer, ...values),
    addPairing: (...values) => transaction.write(addPairing, ...values),
    updatePairing: (...values) => transaction.write(updatePairing, ...values),
  };
}
