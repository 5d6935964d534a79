import type { Tree } from "../../../ruleset/overlay.ts";
import type { Interval } from "../../statistics/interval.ts";
import { bandText } from "../../targets/figure-text.ts";
import type { Judgement } from "../../targets/judge.ts";
import type { Target } from "../../targets/targets.ts";
import { rangeColumns } from "../../terminal/figures.ts";
import type { TuneSettings } from "../evaluation/state-file.ts";
import type { Agreement } from "../search/search.ts";
import type { Change } from "../space/space.ts";
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

/** What `--json` writes. */
export function tuneJson({ settings, rows, effects, fronts, agreement, correlation, ...rest }: Tuned) {
  const { rulesHash, seed, policy, scout, battles, confirm } = settings;
  const { overlay, changes, lossBefore, lossAfter, interrupted } = rest;
  return {
    version: 1,
    rulesHash,
    seed,
    policy,
    scout,
    battles,
    confirm,
    targets: rows.map(({ target, before, after, seeds }) => {
      return { ...target, before: figureOf(before), after: figureOf(after), seeds };
    }),
    distance: { before: lossBefore, after: lossAfter },
    changes,
    overlay,
    sensitivity: effects.map(({ path, rise, moves }) => ({
      path,
      rise,
      moves: moves.map(({ target: { measure, place }, ...move }) => ({ measure, place, ...move })),
    })),
    agreement: { correlation, rules: agreement.map(({ scout, policy }) => ({ scout, policy })) },
    fronts: fronts.map(frontOf),
    ...(interrupted ? { interrupted } : {}),
  };
}

/** What `--csv` writes: one line for each target. */
export function tuneRows({ rows }: Tuned) {
  return rows.map(({ target: { band, ...target }, before, after }) => {
    return {
      ...target,
      from: band.from,
      to: band.to,
      ...rangeColumns("before", before?.reading),
      ...rangeColumns("after", after?.reading),
      reached: after?.isReached ?? null,
    };
  });
}

function figureOf(judgement: Judgement | null) {
  if (!judgement?.reading) return null;
  const { reading, distance, isReached, moreBattles } = judgement;
  return { ...reading, distance, reached: isReached, moreBattles };
}

function frontOf({ target, points, against }: Front) {
  const { measure, place } = target;
  return {
    measure,
    place,
    wanted: bandText(target),
    against: against && { measure: against.measure, place: against.place },
    points: points.map(({ value, others }) => ({ value, others })),
  };
}
