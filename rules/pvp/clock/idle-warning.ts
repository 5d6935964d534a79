import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/**
 * What a player must know in a turn of their own after earlier ones expired: how many more end the battle, and
 * when (`GAP-42`, `ABU-46`). `expired` counts the turns in a row that expired; null while there is none.
 */
export function idleWarning({ pvp }: RuleSet, expired: number): string | null {
  if (expired <= 0) return null;
  const { idleWarning: warning, lastIdleWarning } = pvp.texts;
  const left = pvp.strikes - expired;
  return fill(left > 1 ? warning : lastIdleWarning, { n: expired, left, limit: pvp.strikes });
}
