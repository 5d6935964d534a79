import { bandText } from "../../targets/figure-text.ts";
import type { Judgement } from "../../targets/judge.ts";
import type { Front } from "./front.ts";
import type { TargetRow, Tuned } from "./tuned.ts";

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
    targets: rows.map(rowOf),
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
  return rows.map((row) => {
    const { target, before, after } = row;
    const { measure, place, binding, weight, band } = target;
    return {
      measure,
      place,
      binding,
      weight,
      from: band.from,
      to: band.to,
      before: before?.reading?.value ?? null,
      after: after?.reading?.value ?? null,
      low: after?.reading?.low ?? null,
      high: after?.reading?.high ?? null,
      reached: after?.isReached ?? null,
    };
  });
}

function rowOf({ target: { measure, place, band, binding, weight }, before, after, seeds }: TargetRow) {
  return {
    measure,
    place,
    band,
    binding,
    weight,
    before: figureOf(before),
    after: figureOf(after),
    seeds,
  };
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
