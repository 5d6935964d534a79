import type { SideIndex } from "../../../rules/index.ts";
import type { AuditedBattle } from "../database/audit-event.ts";
import type { Unit } from "../database/unit.ts";
import { noteInAudit } from "../players/audit.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "./battle.ts";
import type { Battles } from "./battles.ts";
import type { BattleWork, Booking } from "./pvp-store.ts";
import { addResult, bookedRecords, pvpStatistics, ratedOfPair, saveStatistics } from "./records.ts";
import { recordStandings } from "./standings.ts";

/** What the audit log tells of a booked battle: an entry for each player in it. */
export function auditedBattles(
  { id: battleId, contestants }: PvpBattle,
  result: BattleResult,
  { statistics }: Booking,
): { playerId: number; event: AuditedBattle }[] {
  const { by, unrated, ratingChanges } = result;
  return ([0, 1] as const).flatMap((side) => {
    const { playerId } = contestants[side];
    if (playerId === null) return [];
    const event: AuditedBattle = {
      type: "battle",
      battleId,
      outcome: outcomeOf(result, side),
      by,
      unrated,
      ratingChange: ratingChanges?.[side] ?? 0,
      rating: statistics?.[side].rating ?? null,
    };
    return [{ playerId, event }];
  });
}

function outcomeOf({ winner }: BattleResult, side: SideIndex): AuditedBattle["outcome"] {
  if (winner === "draw") return "draw";
  return winner === side ? "victory" : "defeat";
}

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
  const records = pair ? bookedRecords(pair, booking, end.winner) : [];
  for (const { playerId, statistics } of records) saveStatistics(unit, playerId, statistics);
  await recordStandings(
    unit,
    records.flatMap(({ standings }) => standings),
  );
  for (const { playerId, event } of auditedBattles(battle, result, booking))
    noteInAudit(unit, playerId, event, null);
  return battles.keepResult(unit, battle, result);
}
