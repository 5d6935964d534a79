import { LEADERBOARD_FILTERS, type SideIndex } from "../../../../rules/index.ts";
import type { BattleEnd, BattleResult, PvpBattle } from "../../pvp-battle.ts";
import type { BattleWork, Booking } from "../../pvp-store.ts";
import type { AuditTable } from "./audit-table.ts";
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
  book: BattleWork<unknown>["book"],
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
      ratedOfPairSince: (moment) => (pair ? tables.results.ratedOfPair(...pair, moment) : 0),
    },
    now,
  );
  const { ratingChanges, unrated } = booking;
  const result: BattleResult = { ...end, ratingChanges, unrated, completedAt: now };
  tables.results.add(battle, result);
  if (pair) recordPlayers(tables, pair, booking, end.winner);
  if (pair && unrated !== null && unrated !== "closed") tables.audit.note(battle.id, unrated, pair, now);
  return tables.battles.keepResult(battle, result);
}

function recordPlayers(
  { statistics, standings }: RecordTables,
  pair: readonly [number, number],
  { statistics: records, ratingChanges, periods }: Booking,
  winner: BattleEnd["winner"],
): void {
  if (!records) return;
  for (const side of [0, 1] as const satisfies SideIndex[]) {
    const playerId = pair[side];
    const record = records[side];
    statistics.save(playerId, record);
    if (!ratingChanges) continue;
    const wins = winner === side ? 1 : 0;
    const losses = winner === "draw" ? 0 : 1 - wins;
    for (const filter of LEADERBOARD_FILTERS)
      standings.record({ filter, since: periods[filter], playerId, rating: record.rating, wins, losses });
  }
}
