import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/** The title of a rating (`PVP-060`, `GAP-47`). */
export function rankTitle(rules: RuleSet, rating: number): string {
  const { ranks, topRank } = rules.texts.pvp;
  return ranks[rules.pvp.ranks.findIndex(({ below }) => rating < below)] ?? topRank;
}

/** 'Rank #n', or 'Unranked' for rank 0 (`CON-77`). */
export function rankText(rules: RuleSet, rank: number): string {
  return rank > 0 ? fill(rules.texts.pvp.rank, { n: rank }) : rules.texts.pvp.unranked;
}

/** How screens name a player's rank (`PVP-043`). */
export interface Standing {
  /** The rank's title, or 'Unranked'. */
  title: string;
  /** The position on the leaderboard, or how to earn one. */
  place: string;
}

/**
 * Returns a player's rank. It is earned with the first rated battle; until then a player is 'Unranked', although the
 * rating they start with would be Gold (`GAP-45`, `GAP-47`, `CON-77`). `rank` is 0
 * without a rated battle.
 */
export function standingOf(rules: RuleSet, { rating, rank }: { rating: number; rank: number }): Standing {
  const { unranked, earnRank } = rules.texts.pvp;
  if (rank <= 0) return { title: unranked, place: earnRank };
  return { title: rankTitle(rules, rating), place: rankText(rules, rank) };
}

/** An opponent's title and rating in one line; null if the opponent has no rated battle. */
export function opponentRankText(rules: RuleSet, rating: number | null): string {
  const { unranked, opponentRank } = rules.texts.pvp;
  return rating === null ? unranked : fill(opponentRank, { title: rankTitle(rules, rating), rating });
}
