import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/** The title of a rating, also of the one that a player starts with (`PVP-060`, `GAP-47`, `CON-77`). */
export function rankTitle(rules: RuleSet, rating: number): string {
  const { ranks, topRank } = rules.texts.pvp;
  return ranks[rules.pvp.ranks.findIndex(({ below }) => rating < below)] ?? topRank;
}

/** 'Rank #n', or 'Unranked' for rank 0, which is that of a player without a rated battle (`CON-77`, `GAP-45`). */
export function rankText(rules: RuleSet, rank: number): string {
  return rank > 0 ? fill(rules.texts.pvp.rank, { n: rank }) : rules.texts.pvp.unranked;
}

/** A player's title and rating in one line. */
export function ratedTitle(rules: RuleSet, rating: number): string {
  return fill(rules.texts.pvp.opponentRank, { title: rankTitle(rules, rating), rating });
}
