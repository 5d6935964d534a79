import type { Lead } from "./line-comparison.ts";
import type { Verdict } from "./review.ts";

/** A mistake costs at least this much of the chance to win. */
const LEAST_LOSS = 0.05;
/** What is left of the loss at least after its noise is taken off. */
const LEAST_SURE_LOSS = 0.03;
/** Standard errors that count as noise. */
const NOISE = 2.5;

/** What the lead of the best alternative says about the action that was played. */
export function verdictOn(lead: Lead): Verdict {
  if (lead.mean <= 0) return "best";
  const isSure = lead.mean >= LEAST_SURE_LOSS && isBeyondNoise(lead, lead.mean - LEAST_SURE_LOSS);
  return isSure && lead.mean >= LEAST_LOSS ? "mistake" : "close";
}

/** Whether more imagined battles could still show a mistake. */
export function mayBeMistake(lead: Lead): boolean {
  return lead.mean >= LEAST_LOSS || !isBeyondNoise(lead, LEAST_LOSS - lead.mean);
}

/** By squares, because roots are not exact on every machine. */
function isBeyondNoise({ variance }: Lead, difference: number): boolean {
  return difference * difference >= NOISE * NOISE * variance;
}
