import type { Tree } from "../../../ruleset/overlay.ts";
import type { Interval } from "../../statistics/interval.ts";
import type { Judgement } from "../../targets/judge.ts";
import type { Target } from "../../targets/targets.ts";
import type { TuneSettings } from "../evaluation/state-file.ts";
import type { Agreement } from "../search/search.ts";
import type { Change } from "../space/point-rules.ts";
import type { Front } from "./front.ts";

/** A target before and after, on fresh seeds; null if the run was interrupted before. */
export interface TargetRow {
  target: Target;
  before: Judgement | null;
  after: Judgement | null;
  /** The figure after, on each fresh seed alone. */
  seeds: (number | null)[];
}

/** How much of the result is owed to one key. */
export interface Effect {
  path: string;
  /** By how much the loss rises when the key goes back to its present value. */
  rise: Interval;
  /** The targets that this moves most: the weighted distance added, and the figure with and without the change. */
  moves: { target: Target; by: number; value: number | null; without: number | null }[];
}

/** What a run of `tune` found. */
export interface Tuned {
  settings: TuneSettings;
  changes: Change[];
  overlay: Tree;
  rows: TargetRow[];
  effects: Effect[];
  agreement: Agreement[];
  /** Rank correlation of the losses under both policies. */
  correlation: number | null;
  fronts: Front[];
  lossBefore: number | null;
  lossAfter: number | null;
  interrupted?: true;
}
