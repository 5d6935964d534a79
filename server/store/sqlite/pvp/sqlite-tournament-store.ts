import type { Database } from "better-sqlite3";
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
import type { GroupCommit } from "../group-commit.ts";
import type { BattleTable } from "./battle-table.ts";
import type { QueueTable } from "./queue-table.ts";

export interface TournamentStoreDeps {
  database: Database;
  battles: BattleTable;
  queue: QueueTable;
  commits: GroupCommit;
  now: () => number;
}

type AskingRow = Omit<NonNullable<TournamentScene["asking"]>, "inAnother"> & { inAnother: number };

/** The part of the store about tournaments. */
export function sqliteTournamentStore(deps: TournamentStoreDeps): TournamentStore {
  const { database, battles, queue, commits, now } = deps;
  const select = database.prepare<[string, number], TournamentRow>(SQL.select);
  const players = database.prepare<[string], PlayerRow>(SQL.players);
  const pairings = database.prepare<[string], PairingRow>(SQL.pairings);
  const inBattle = database.prepare<[string], number>(SQL.inBattle).pluck();
  const asking = database.prepare<[string, number, number], AskingRow>(SQL.asking);
  const unfinished = database.prepare<[number, number], number>(SQL.unfinished).pluck();
  const ofPlayer = database.prepare<[number, number, number], string>(SQL.ofPlayer).pluck();
  const due = database.prepare<[number, number, number], string>(SQL.due).pluck();
  const insert = database.prepare(SQL.insert);
  const writer = writerOn(database);

  const find = (id: string): Tournament | null => {
    const row = select.get(id, now());
    return row ? tournamentOf(row, players.all(id), pairings.all(id)) : null;
  };
  const playerAsking = (id: string, playerId: number): TournamentScene["asking"] => {
    const row = asking.get(id, now(), playerId);
    if (!row) throw new PlayerGoneError();
    return { ...row, inAnother: row.inAnother !== 0 };
  };

  return {
    openTournament: (made, most) =>
      commits.run(() => {
        const { id, organiserId, seed, terms, roundMs, createdAt, expiresAt } = made(now());
        if ((unfinished.get(organiserId, now()) ?? 0) >= most) return false;
        insert.run(id, organiserId, seed, terms.turnMs, roundMs, createdAt, expiresAt);
        return true;
      }),
    findTournament: async (id) => {
      const tournament = find(id);
      return tournament && { tournament, now: now() };
    },
    tournamentsOf: async (playerId) => ofPlayer.all(now(), playerId, playerId),
    changeTournament: (id, playerId, change) =>
      commits.run(() => {
        const before = find(id);
        if (!before) return null;
        const changed = change({
          tournament: before,
          now: now(),
          asking: playerId === null ? null : playerAsking(id, playerId),
          inBattle: new Set(inBattle.all(id)),
        });
        for (const battle of changed.battles) {
          battles.create(battle);
          for (const { playerId: fighter } of battle.contestants) if (fighter !== null) queue.leave(fighter);
        }
        if (changed.tournament !== before) writeTournament(writer, before, changed.tournament);
        return { answer: changed.answer, tournament: changed.tournament };
      }),
    dueTournaments: async (most) => due.all(now(), now(), most),
  };
}

function writerOn(database: Database): TournamentWriter {
  const writing = (sql: string) => {
    const statement = database.prepare<unknown[]>(sql);
    return (...values: unknown[]) => void statement.run(...values);
  };
  return {
    update: writing(SQL.update),
    remove: writing(SQL.remove),
    addPlayer: writing(SQL.addPlayer),
    updatePlayer: writing(SQL.updatePlayer),
    removePlayer: writing(SQL.removePlayer),
    addPairing: writing(SQL.addPairing),
    updatePairing: writing(SQL.updatePairing),
  };
}
