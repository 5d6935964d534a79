import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Part } from "../../simulation/play-part.ts";
import type { Tally } from "../../simulation/tally.ts";

/**
 * The run that a worker takes part in; sent once, so that the worker calculates its tables from the rules
 * once.
 */
export interface RunOrder {
  kind: "run";
  rules: RuleSet;
  plan: SimulationPlan;
  /** Hash of the rules for the replay files, or null without them. */
  replayHash: string | null;
}

/** A part of the run to play next. */
export interface PartOrder {
  kind: "part";
  index: number;
  part: Part;
}

/** A message to a worker. */
export type Order = RunOrder | PartOrder;

/** A worker's reply for each part. */
export interface PartAnswer {
  index: number;
  tally: Tally;
  replays: ReplayText[];
}

/** A replay as the text of its file. */
export interface ReplayText {
  seed: string;
  json: string;
}

/** Adding up a reply takes the same time for one battle as for many, so long runs have larger parts. */
const LARGEST_PART = 100;
/** Parts of a shorter run: enough to update the progress bar often and to keep all workers busy to the end. */
const PARTS = 50;

function partSize(battles: number): number {
  return Math.min(Math.ceil(battles / PARTS), LARGEST_PART);
}

/** The number of parts of a run; independent of the number of workers. */
export function partCount(battles: number): number {
  return Math.ceil(battles / partSize(battles));
}

export function partAt(index: number, battles: number): Part {
  const size = partSize(battles);
  return { from: index * size + 1, to: Math.min((index + 1) * size, battles) };
}
