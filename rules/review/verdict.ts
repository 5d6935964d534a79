import type { Lead } from "./line-comparison.ts";
import type { Verdict } from "./review.ts";

/** A mistake costs at least this much of the chance to win. */
const LEAST_LOSS = 0.05;
/** What is left of the loss after its noise is taken off. */
const LEAST_SURE_LOSS = 0.03;
/** Standard errors that count as noise. */
const NOISE = 2.5;

/** What the lead of the best alternative says about the action that was played. */
export function verdictOn({ mean, error }: Lead): Verdict {
  if (mean <= 0) return "best";
  return mean >= LEAST_LOSS && mean - NOISE * error >= LEAST_SURE_LOSS ? "mistake" : "close";
}

/** Whether more imagined battles could still show a mistake. */
export function mayBeMistake({ mean, error }: Lead): boolean {
  return mean + NOISE * error >= LEAST_LOSS;
}
