import type { RuleSet } from "../../ruleset/rule-set.ts";
import { startOfMonth, startOfWeek } from "../calendar.ts";

export const LEADERBOARD_FILTERS = ["all", "week", "month"] as const;
export type LeaderboardFilter = (typeof LEADERBOARD_FILTERS)[number];

/** A player with at least one rated battle in the period; wins and losses are those of the period (`GAP-45`). */
export interface Contender {
  user_id: string;
  first_name: string;
  /** Today's rating, whatever the period. */
  rating: number;
  wins: number;
  losses: number;
}

/** A row of the leaderboard (`PVP-057`). */
export interface RankedPlayer extends Contender {
  rank: number;
}

/**
 * The time from which battles count: always, since Monday, since the first of the month, 00:00 UTC
 * (`GAP-45`).
 */
export function periodStart(filter: LeaderboardFilter, now: number): number {
  if (filter === "all") return 0;
  return filter === "week" ? startOfWeek(now) : startOfMonth(now);
}

/** Rating first, then wins, both descending, then the id (`GAP-45`). */
export function compareContenders(one: Contender, other: Contender): number {
  return (
    other.rating - one.rating ||
    other.wins - one.wins ||
    (one.user_id < other.user_id ? -1 : one.user_id > other.user_id ? 1 : 0)
  );
}

/** All contenders in order, with ranks from 1. */
export function rankContenders(contenders: readonly Contender[]): RankedPlayer[] {
  return [...contenders].sort(compareContenders).map((player, index) => ({ ...player, rank: index + 1 }));
}

/** A player's rank among the contenders; 0 for a player who is not among them (`GAP-45`). */
export function rankOf(contenders: readonly Contender[], userId: string): number {
  return rankContenders(contenders).find(({ user_id }) => user_id === userId)?.rank ?? 0;
}

/** One page: a page below 1 is the first one, a page beyond the end is empty (`GAP-45`, `PVP-059`). */
export function leaderboardPage(
  rules: RuleSet,
  contenders: readonly Contender[],
  page: number,
): { players: RankedPlayer[]; totalPages: number } {
  const { pageSize } = rules.pvp;
  const first = (Math.max(1, Math.floor(page) || 1) - 1) * pageSize;
  return {
    players: rankContenders(contenders).slice(first, first + pageSize),
    totalPages: Math.max(1, Math.ceil(contenders.length / pageSize)),
  };
}
