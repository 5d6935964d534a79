import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { Part } from "../../simulation/play-part.ts";
import type { Tally } from "../../simulation/tally.ts";

/** What a worker plays from now on; sent once, so that it keeps what it worked out from the rules. */
export interface RunOrder {
  kind: "run";
  rules: RuleSet;
  plan: SimulationPlan;
  /** Hash of the rules for the replay files, or null for none. */
  replayHash: string | null;
}

/** A part of the run to play next. */
export interface PartOrder {
  kind: "part";
  index: number;
  part: Part;
}

/** What a worker is sent. */
export type Order = RunOrder | PartOrder;

/** What it answers for each part. */
export interface PartAnswer {
  index: number;
  tally: Tally;
  replays: ReplayText[];
}

/** A replay as it goes to its file. */
export interface ReplayText {
  seed: string;
  json: string;
}

/** Answers cost the one who adds them up as much for one battle as for many, so long runs have larger parts. */
const LARGEST_PART = 100;
/** Parts of a shorter run: enough for a lively progress bar, and for all workers to end at about the same time. */
const PARTS = 50;

function partSize(battles: number): number {
  return Math.min(Math.ceil(battles / PARTS), LARGEST_PART);
}

/** How many parts a run of so many battles has; the same however many workers share them. */
export function partCount(battles: number): number {
  return Math.ceil(battles / partSize(battles));
}

export function partAt(index: number, battles: number): Part {
  const size = partSize(battles);
  return { from: index * size + 1, to: Math.min((index + 1) * size, battles) };
}
