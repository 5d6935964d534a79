import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/** The title of a rating (`PVP-060`, `GAP-47`). */
export function rankTitle(rules: RuleSet, rating: number): string {
  return rules.pvp.ranks.find(({ below }) => rating < below)?.title ?? rules.pvp.topRank;
}

/** 'Rank #n', or 'Unranked' for rank 0 (`CON-77`). */
export function rankText(rules: RuleSet, rank: number): string {
  return rank > 0 ? fill(rules.pvp.texts.rank, { n: rank }) : rules.pvp.texts.unranked;
}
