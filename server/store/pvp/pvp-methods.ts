import { statement } from "../database/unit.ts";
import { ARCHIVED_AFTER_MS, archiveBattles, findArchivedBattle } from "./archive.ts";
import type { PvpBattle } from "./battle.ts";
import { activeBattle, type PvpParts, touchSeat } from "./battles.ts";
import { bookBattle } from "./book-battle.ts";
import type { ChallengeStore } from "./challenge.ts";
import { challengeStore } from "./challenges.ts";
import type { PvpStore, SeenBattle } from "./pvp-store.ts";
import {
  joinQueue,
  latestWaits,
  leaveQueue,
  lockQueue,
  noteWaiting,
  pairWaiting,
  placeOf,
  queueState,
  removeUnseen,
} from "./queue.ts";
import { countEnded, pvpHistory, pvpStatistics } from "./records.ts";
import { leaderboard, pvpRank } from "./standings.ts";
import type { TournamentStore } from "./tournament.ts";
import { tournamentStore } from "./tournaments.ts";

const count = statement<[], { waiting: number; battles: number }>(
  `SELECT (SELECT count(*) FROM pvp_queue) AS waiting,
     (SELECT count(DISTINCT battle_id) FROM pvp_seats) AS battles`,
);

/** The PvP part of the store. */
export function pvpStore(parts: PvpParts): PvpStore & ChallengeStore & TournamentStore {
  const { database, battles, shown, announcements } = parts;
  const seen = async (battle: PvpBattle | null): Promise<SeenBattle | null> =>
    battle && { battle, now: await database.now() };

  return {
    ...challengeStore(parts),
    ...tournamentStore(parts),
    joinQueue: (request, matching) =>
      database.unit(async (unit) => {
        await lockQueue(unit);
        const time = unit.now();
        const battleId = await activeBattle(unit, request.id);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        const ended = await countEnded(unit, request.id, matching.endedAfter(time));
        const refusal = matching.whyNotStart(ended);
        if (refusal) return { ok: false, why: "refused", refusal };
        removeUnseen(unit, matching.seenAfter(time));
        joinQueue(unit, request, time);
        await pairWaiting(unit, battles, matching, time);
        return { ok: true, state: await queueState(unit, request.id, matching) };
      }),
    pollQueue: (playerId, matching, pairs) =>
      database.unit(async (unit) => {
        if (pairs) await lockQueue(unit);
        const time = unit.now();
        noteWaiting(unit, playerId, matching.seenAfter(time), time);
        if (pairs) await pairWaiting(unit, battles, matching, time);
        return queueState(unit, playerId, matching);
      }),
    matchQueue: (matching) =>
      database.unit(async (unit) => {
        await lockQueue(unit);
        return pairWaiting(unit, battles, matching, unit.now());
      }),
    leaveQueue: (playerId) => leaveQueue(database, playerId),
    beginPractice: (playerId, matching, work) =>
      database.unit(async (unit) => {
        await lockQueue(unit);
        const time = unit.now();
        const battleId = await activeBattle(unit, playerId);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        removeUnseen(unit, matching.seenAfter(time));
        const place = await placeOf(unit, playerId, matching.startRating);
        if (!place) return { ok: false, why: "notWaiting" };
        const outcome = work(place, await latestWaits(unit, place.casualTurnMs), time);
        if (!outcome.ok) return { ok: false, why: "refused", refused: outcome.refused };
        battles.create(unit, outcome.battle);
        await leaveQueue(unit, playerId);
        return { ok: true, battleId: outcome.battle.id };
      }),

    activeBattle: (playerId) => activeBattle(database, playerId),
    knownBattle: (id) => battles.known(id),
    findBattle: async (id) => seen(await battles.find(database, id)),
    findWatchedBattle: async (watchId) => seen(await battles.findWatched(database, watchId)),
    findArchivedBattle: (by, id) => findArchivedBattle(database, by, id),
    archiveBattles: (clockShows, rulesHash) =>
      archiveBattles(parts, shown(clockShows) - ARCHIVED_AFTER_MS, rulesHash),
    noteSeen: async (battleId, side) =>
      void (await database.run(touchSeat, await database.now(), battleId, side)),
    changeBattle: (id, work) =>
      database.unit(async (unit) => {
        const before = await battles.lock(unit, id);
        if (!before) return null;
        const time = unit.now();
        const { battle, end, answer } = work.change(before, time);
        if (battle !== before) battles.write(unit, before, battle);
        if (end === null) return { before, battle, answer, now: time };
        return { before, battle: await bookBattle(unit, battles, battle, end, work), answer, now: time };
      }),
    battleVersions: (ids) => battles.versionsOf(database, ids),
    announceBattle: (id, version) => announcements.announce(id, version),
    onBattleAnnounced: (listener) => announcements.listen(listener),
    dueBattles: async (most) => battles.due(database, await database.now(), most),

    pvpStatistics: (playerId) => pvpStatistics(database, playerId),
    pvpRank: (playerId) => pvpRank(database, playerId),
    pvpHistory: (playerId, most) => pvpHistory(database, playerId, most),
    leaderboard: (page) => leaderboard(database, page),
    countPvp: async () => (await database.first(count)) ?? { waiting: 0, battles: 0 },
  };
}
