import type { Database } from "better-sqlite3";
import {
  ARCHIVED_AFTER_MS,
  ARCHIVED_AT_ONCE,
  archivedBattleOf,
  archivedCourse,
  packCourse,
} from "../../archived-battle.ts";
import type { ChallengeStore } from "../../challenge.ts";
import type { PvpBattle } from "../../pvp-battle.ts";
import type { Matching, PvpStore, QueueState, SeenBattle } from "../../pvp-store.ts";
import type { TournamentStore } from "../../tournament.ts";
import type { AuditTable } from "../audit-table.ts";
import type { GroupCommit } from "../group-commit.ts";
import type { RecentRows } from "../recent-rows.ts";
import { ArchiveTable } from "./archive-table.ts";
import { BattleTable } from "./battle-table.ts";
import { bookBattle } from "./book-battle.ts";
import { ChallengeTable } from "./challenge-table.ts";
import { DecisionTable } from "./decision-table.ts";
import { pairWaiting } from "./pair-waiting.ts";
import { QueueTable } from "./queue-table.ts";
import { ResultTable } from "./result-table.ts";
import { SeatTable } from "./seat-table.ts";
import { sqliteChallengeStore } from "./sqlite-challenge-store.ts";
import { sqliteTournamentStore } from "./sqlite-tournament-store.ts";
import { StandingTable } from "./standing-table.ts";
import { StatisticsTable } from "./statistics-table.ts";
import { WaitTable } from "./wait-table.ts";

export interface PvpStoreDeps {
  database: Database;
  recent: RecentRows;
  commits: GroupCommit;
  audit: AuditTable;
  /** The game's time. */
  now: () => number;
  /** The game's time as the clock alone has it; see `GameTime.shown`. */
  shown: (clockShows: number) => number;
}

/** The PvP part of the store. */
export function sqlitePvpStore({
  database,
  recent,
  commits,
  audit,
  now,
  shown,
}: PvpStoreDeps): PvpStore & ChallengeStore & TournamentStore {
  const queue = new QueueTable(database);
  const waits = new WaitTable(database);
  const seats = new SeatTable(database, recent);
  const battles = new BattleTable(database, recent, new DecisionTable(database), seats);
  const statistics = new StatisticsTable(database);
  const standings = new StandingTable(database);
  const results = new ResultTable(database);
  const archive = new ArchiveTable(database);
  const challenges = new ChallengeTable(database);
  const queueTables = { queue, waits, battles };
  const recordTables = { battles, statistics, standings, results, audit };
  const seen = (battle: PvpBattle | null): SeenBattle | null => battle && { battle, now: now() };
  const queueState = (playerId: number, { startRating }: Matching): QueueState => {
    const waiting = queue.waiting(playerId, startRating);
    const latest = waits.latest(waiting?.casualTurnMs ?? null);
    return { now: now(), battleId: seats.battleOf(playerId), waiting, waits: latest };
  };

  return {
    ...sqliteChallengeStore({ challenges, battles, queue, results, seats, commits, now }),
    ...sqliteTournamentStore({ database, battles, queue, commits, now }),
    joinQueue: (request, matching) =>
      commits.run(() => {
        const battleId = seats.battleOf(request.id);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        const refusal = matching.whyNotStart(results.countOf(request.id, matching.endedAfter(now())));
        if (refusal) return { ok: false, why: "refused", refusal };
        queue.removeUnseen(matching.seenAfter(now()));
        queue.join(request, now());
        pairWaiting(queueTables, matching, now());
        return { ok: true, state: queueState(request.id, matching) };
      }),
    pollQueue: (playerId, matching, pairs) =>
      commits.run(() => {
        queue.removeUnseen(matching.seenAfter(now()));
        queue.noteSeen(playerId, now());
        if (pairs) pairWaiting(queueTables, matching, now());
        return queueState(playerId, matching);
      }),
    matchQueue: (matching) => commits.run(() => pairWaiting(queueTables, matching, now())),
    leaveQueue: (playerId) => commits.runSingleWrite(() => queue.leave(playerId)),
    beginPractice: (playerId, matching, work) =>
      commits.run(() => {
        const battleId = seats.battleOf(playerId);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        queue.removeUnseen(matching.seenAfter(now()));
        const place = queue.placeOf(playerId, matching.startRating);
        if (!place) return { ok: false, why: "notWaiting" };
        const outcome = work(place, waits.latest(place.casualTurnMs), now());
        if (!outcome.ok) return { ok: false, why: "refused", refused: outcome.refused };
        battles.create(outcome.battle);
        queue.leave(playerId);
        return { ok: true, battleId: outcome.battle.id };
      }),

    activeBattle: (playerId) => recent.reading(() => seats.battleOf(playerId)),
    findBattle: (id) => recent.reading(() => seen(battles.find(id))),
    findWatchedBattle: (watchId) => recent.reading(() => seen(battles.findWatched(watchId))),
    findArchivedBattle: async (by, id) => {
      const row = archive.find(by, id);
      return row && archivedBattleOf(row);
    },
    archiveBattles: async (clockShows, rulesHash) => {
      const over = archive.over(shown(clockShows) - ARCHIVED_AFTER_MS, ARCHIVED_AT_ONCE);
      if (over.length === 0) return false;
      const read = over.map((id) => battles.read(id)).filter((battle) => battle !== null);
      const courses = await Promise.all(read.map((battle) => packCourse(archivedCourse(battle))));
      await commits.run(() => {
        for (const [index, battle] of read.entries())
          archive.add(battle, rulesHash(battle.rulesHash), courses[index] as Buffer);
      });
      for (const id of over) battles.forget(id);
      return over.length === ARCHIVED_AT_ONCE;
    },
    noteSeen: (battleId, side) =>
      commits.runSingleWrite(() => {
        const battle = battles.find(battleId);
        if (battle && battle.result === null) battles.noteSeen(battle, side, now());
      }),
    changeBattle: (id, work) =>
      audit.run(() => {
        const before = battles.find(id);
        if (!before) return null;
        const { battle, end, answer } = work.change(before, now());
        if (battle !== before) battles.write(before, battle);
        if (end === null) return { battle, answer, now: now() };
        return { battle: bookBattle(recordTables, battle, end, work, now()), answer, now: now() };
      }),
    battleVersions: (ids) =>
      recent.reading(() => {
        const found = ids.map((id) => battles.find(id)).filter((battle) => battle !== null);
        return new Map(found.map(({ id, version }) => [id, version]));
      }),
    // Processes on one file have no way to call each other: they read the versions.
    announceBattle: () => {},
    onBattleAnnounced: () => {},
    dueBattles: (most) => recent.reading(() => battles.due(now(), most)),

    pvpStatistics: async (playerId) => statistics.of(playerId),
    pvpRank: async (playerId) => standings.rank("all", 0, playerId),
    pvpHistory: async (playerId, most) => results.history(playerId, most),
    leaderboard: async (page) => ({
      players: standings.page(page),
      total: standings.count(page.filter, page.since),
    }),
    countPvp: async () => ({ waiting: queue.count(), battles: seats.countBattles() }),
  };
}
