import { auditedBattles } from "../../audited-battles.ts";
import { bookedRecords } from "../../booked-records.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "../../pvp-battle.ts";
import type { BattleWork } from "../../pvp-store.ts";
import type { AuditTable } from "../audit-table.ts";
import type { BattleTable } from "./battle-table.ts";
import type { ResultTable } from "./result-table.ts";
import type { StandingTable } from "./standing-table.ts";
import type { StatisticsTable } from "./statistics-table.ts";

export interface RecordTables {
  battles: BattleTable;
  statistics: StatisticsTable;
  standings: StandingTable;
  results: ResultTable;
  audit: AuditTable;
}

/**
 * Books a finished battle within the transaction of its last decision: result, ratings, records, leaderboards, and
 * both players are free again. The result's row is unique, so nothing of it can happen twice.
 */
export function bookBattle(
  tables: RecordTables,
  battle: PvpBattle,
  end: BattleEnd,
  { pairSince, book }: Pick<BattleWork<unknown>, "pairSince" | "book">,
  now: number,
): PvpBattle {
  const [one, two] = battle.contestants;
  const pair =
    one.playerId !== null && two.playerId !== null ? ([one.playerId, two.playerId] as const) : null;
  const recordOf = (playerId: number | null) => (playerId === null ? null : tables.statistics.of(playerId));
  const booking = book(
    battle,
    end,
    {
      statistics: [recordOf(one.playerId), recordOf(two.playerId)],
      ratedOfPair: pair ? tables.results.ratedOfPair(...pair, pairSince(now)) : 0,
    },
    now,
  );
  const { ratingChanges, unrated } = booking;
  const result: BattleResult = { ...end, ratingChanges, unrated, completedAt: now };
  tables.results.add(battle, result);
  for (const { playerId, statistics, standings } of pair ? bookedRecords(pair, booking, end.winner) : []) {
    tables.statistics.save(playerId, statistics);
    for (const standing of standings) tables.standings.record(standing);
  }
  for (const { playerId, event } of auditedBattles(battle, result, booking))
    tables.audit.note(playerId, event, null);
  return tables.battles.keepResult(battle, result);
}
