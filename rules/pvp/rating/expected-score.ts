import type { RuleSet } from "../../ruleset/rule-set.ts";

/**
 * The share of points that a player is expected to win, 0 to 1 (`GAP-40`). The only formula whose last bit
 * may differ between engines: it is calculated once, on the server, and only the rounded change is stored.
 */
export function expectedScore(rules: RuleSet, own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / rules.pvp.rating.scale));
}
