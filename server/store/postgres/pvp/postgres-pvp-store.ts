import { ARCHIVED_AFTER_MS } from "../../archived-battle.ts";
import type { ChallengeStore } from "../../challenge.ts";
import type { PvpBattle } from "../../pvp-battle.ts";
import type { PvpStore, SeenBattle } from "../../pvp-store.ts";
import type { TournamentStore } from "../../tournament.ts";
import { statement } from "../queries.ts";
import type { StoreParts } from "../store-parts.ts";
import { archiveBattles, findArchivedBattle } from "./archive.ts";
import { bookBattle } from "./book-battle.ts";
import { postgresChallengeStore } from "./postgres-challenge-store.ts";
import { postgresTournamentStore } from "./postgres-tournament-store.ts";
import {
  joinQueue,
  leaveQueue,
  lockQueue,
  noteWaiting,
  pairWaiting,
  placeOf,
  queueState,
  removeUnseen,
} from "./queue.ts";
import { leaderboard, pvpRank, pvpStatistics } from "./records.ts";
import { countEnded, pvpHistory } from "./results.ts";
import { activeBattle, touchSeat } from "./seats.ts";
import { latestWaits } from "./waits.ts";

const count = statement<[], { waiting: number; battles: number }>(
  `SELECT (SELECT count(*) FROM pvp_queue) AS waiting,
     (SELECT count(DISTINCT battle_id) FROM pvp_seats) AS battles`,
);

/** The PvP part of the store. */
export function postgresPvpStore(parts: StoreParts): PvpStore & ChallengeStore & TournamentStore {
  const { queries, transactions, battles, now, shown, notifications } = parts;
  const seen = async (battle: PvpBattle | null): Promise<SeenBattle | null> =>
    battle && { battle, now: await now() };

  return {
    ...postgresChallengeStore(parts),
    ...postgresTournamentStore(parts),
    joinQueue: (request, matching) =>
      transactions.run(async (transaction) => {
        await lockQueue(transaction);
        const time = transaction.now();
        const battleId = await activeBattle(transaction, request.id);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        const ended = await countEnded(transaction, request.id, matching.endedAfter(time));
        const refusal = matching.whyNotStart(ended);
        if (refusal) return { ok: false, why: "refused", refusal };
        removeUnseen(transaction, matching.seenAfter(time));
        joinQueue(transaction, request, time);
        await pairWaiting(transaction, battles, matching, time);
        return { ok: true, state: await queueState(transaction, request.id, matching) };
      }),
    pollQueue: (playerId, matching, pairs) =>
      transactions.run(async (transaction) => {
        if (pairs) await lockQueue(transaction);
        const time = transaction.now();
        noteWaiting(transaction, playerId, matching.seenAfter(time), time);
        if (pairs) await pairWaiting(transaction, battles, matching, time);
        return queueState(transaction, playerId, matching);
      }),
    matchQueue: (matching) =>
      transactions.run(async (transaction) => {
        await lockQueue(transaction);
        return pairWaiting(transaction, battles, matching, transaction.now());
      }),
    leaveQueue: (playerId) => leaveQueue(queries, playerId),
    beginPractice: (playerId, matching, work) =>
      transactions.run(async (transaction) => {
        await lockQueue(transaction);
        const time = transaction.now();
        const battleId = await activeBattle(transaction, playerId);
        if (battleId !== null) return { ok: false, why: "inBattle", battleId };
        removeUnseen(transaction, matching.seenAfter(time));
        const place = await placeOf(transaction, playerId, matching.startRating);
        if (!place) return { ok: false, why: "notWaiting" };
        const outcome = work(place, await latestWaits(transaction, place.casualTurnMs), time);
        if (!outcome.ok) return { ok: false, why: "refused", refused: outcome.refused };
        battles.create(transaction, outcome.battle);
        await leaveQueue(transaction, playerId);
        return { ok: true, battleId: outcome.battle.id };
      }),

    activeBattle: (playerId) => activeBattle(queries, playerId),
    findBattle: async (id) => seen(await battles.find(queries, id)),
    findWatchedBattle: async (watchId) => seen(await battles.findWatched(queries, watchId)),
    findArchivedBattle: (by, id) => findArchivedBattle(queries, by, id),
    archiveBattles: (clockShows, rulesHash) =>
      archiveBattles(parts, shown(clockShows) - ARCHIVED_AFTER_MS, rulesHash),
    noteSeen: async (battleId, side) => void (await queries.run(touchSeat, await now(), battleId, side)),
    changeBattle: (id, work) =>
      transactions.run(async (transaction) => {
        const before = await battles.lock(transaction, id);
        if (!before) return null;
        const time = transaction.now();
        const { battle, end, answer } = work.change(before, time);
        if (battle !== before) battles.write(transaction, before, battle);
        if (end === null) return { battle, answer, now: time };
        return { battle: await bookBattle(transaction, battles, battle, end, work), answer, now: time };
      }),
    battleVersions: (ids) => battles.versionsOf(queries, ids),
    announceBattle: (id, version) => notifications.announce(id, version),
    onBattleAnnounced: (listener) => notifications.listen(listener),
    dueBattles: async (most) => battles.due(queries, await now(), most),

    pvpStatistics: (playerId) => pvpStatistics(queries, playerId),
    pvpRank: (playerId) => pvpRank(queries, playerId),
    pvpHistory: (playerId, most) => pvpHistory(queries, playerId, most),
    leaderboard: (page) => leaderboard(queries, page),
    countPvp: async () => (await queries.first(count)) ?? { waiting: 0, battles: 0 },
  };
}
