import type { RuleSet } from "../../ruleset/rule-set.ts";

/**
 * The share of points a player is expected to win, 0 to 1 (`GAP-40`). The one formula whose last bit an
 * engine may choose: it is worked out once, on the server, and only the rounded change is stored.
 */
export function expectedScore(rules: RuleSet, own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / rules.pvp.rating.scale));
}
