import { LEADERBOARD_FILTERS, type LeaderboardFilter, type PvpStatistics } from "../../rules/index.ts";
import type { BattleEnd } from "./pvp-battle.ts";
import type { Booking } from "./pvp-store.ts";

/** One rated battle in one leaderboard: the latest rating, and wins and losses to add. */
export interface StandingChange {
  filter: LeaderboardFilter;
  since: number;
  playerId: number;
  rating: number;
  wins: number;
  losses: number;
}

/** What a booked battle changes of one player. */
export interface BookedRecord {
  playerId: number;
  statistics: PvpStatistics;
  /** None if the battle was not rated. */
  standings: StandingChange[];
}

/** How a booking changes the two players' records and leaderboards; nothing for a battle that counts in none. */
export function bookedRecords(
  players: readonly [number, number],
  { statistics, ratingChanges, periods }: Booking,
  winner: BattleEnd["winner"],
): BookedRecord[] {
  if (!statistics) return [];
  return ([0, 1] as const).map((side) => {
    const playerId = players[side];
    const { rating } = statistics[side];
    const wins = winner === side ? 1 : 0;
    const losses = winner === "draw" ? 0 : 1 - wins;
    const standings = LEADERBOARD_FILTERS.map((filter) => ({
      filter,
      since: periods[filter],
      playerId,
      rating,
      wins,
      losses,
    }));
    return { playerId, statistics: statistics[side], standings: ratingChanges ? standings : [] };
  });
}
