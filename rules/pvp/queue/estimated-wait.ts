import type { RuleSet } from "../../ruleset/rule-set.ts";

/**
 * The estimated wait in whole seconds (`GAP-41`, `CON-74`): the median of the last 20 waits (seconds, oldest
 * first), limited to 5 to 120; 30 without any waits.
 */
export function estimatedWait(rules: RuleSet, waits: readonly number[]): number {
  const { defaultWaitSec, waitSamples, minWaitSec, maxWaitSec } = rules.pvp.matching;
  const samples = waits.slice(-waitSamples).sort((one, other) => one - other);
  const upper = samples[Math.floor(samples.length / 2)];
  const lower = samples[Math.floor((samples.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return defaultWaitSec;
  return Math.min(Math.max(Math.round((lower + upper) / 2), minWaitSec), maxWaitSec);
}
