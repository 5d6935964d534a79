import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Part, PlayedPart } from "../../simulation/play-part.ts";

/** What a worker is sent: the parts of a run that are its own. */
export interface Job {
  rules: RuleSet;
  plan: SimulationPlan;
  parts: readonly NumberedPart[];
  keepCourses: boolean;
}

export type NumberedPart = Part & { place: number };

/** What it answers for each part. */
export interface JobAnswer {
  place: number;
  played: PlayedPart;
}

/** Small enough for a lively progress bar and an early Ctrl-C, large enough to cost nothing. */
const PART_SIZE = 20;

/** A run of `battles` in parts, in order; the same however many workers share them. */
export function partsOf(battles: number): NumberedPart[] {
  return Array.from({ length: Math.ceil(battles / PART_SIZE) }, (_, place) => ({
    place,
    from: place * PART_SIZE + 1,
    to: Math.min((place + 1) * PART_SIZE, battles),
  }));
}
