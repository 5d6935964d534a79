import { noteInAudit } from "../audit.ts";
import { auditedBattles } from "../audited-battles.ts";
import { bookedRecords } from "../booked-records.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "../pvp-battle.ts";
import type { BattleWork } from "../pvp-store.ts";
import type { Unit } from "../unit.ts";
import type { Battles } from "./battles.ts";
import { pvpStatistics, recordStanding, saveStatistics } from "./records.ts";
import { addResult, ratedOfPair } from "./results.ts";

/**
 * Books a finished battle in the unit of its last decision: result, ratings, records, leaderboards, and both
 * players are free again. The result's row is unique, so nothing of it can happen twice.
 */
export async function bookBattle(
  unit: Unit,
  battles: Battles,
  battle: PvpBattle,
  end: BattleEnd,
  { pairSince, book }: Pick<BattleWork<unknown>, "pairSince" | "book">,
): Promise<PvpBattle> {
  const now = unit.now();
  const [one, two] = battle.contestants;
  const pair =
    one.playerId !== null && two.playerId !== null ? ([one.playerId, two.playerId] as const) : null;
  const recordOf = async (playerId: number | null) =>
    playerId === null ? null : pvpStatistics(unit, playerId);
  const [own, other, rated] = await Promise.all([
    recordOf(one.playerId),
    recordOf(two.playerId),
    pair ? ratedOfPair(unit, ...pair, pairSince(now)) : 0,
  ]);
  const booking = book(battle, end, { statistics: [own, other], ratedOfPair: rated }, now);
  const { ratingChanges, unrated } = booking;
  const result: BattleResult = { ...end, ratingChanges, unrated, completedAt: now };
  addResult(unit, battle, result);
  for (const { playerId, statistics, standings } of pair ? bookedRecords(pair, booking, end.winner) : []) {
    saveStatistics(unit, playerId, statistics);
    for (const standing of standings) recordStanding(unit, standing);
  }
  for (const { playerId, event } of auditedBattles(battle, result, booking))
    noteInAudit(unit, playerId, event, null);
  return battles.keepResult(unit, battle, result);
}
