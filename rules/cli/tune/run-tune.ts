import type { Target } from "../targets/targets.ts";
import {
  AS_THEY_ARE,
  type Asked,
  judged,
  type Playing,
  type Sample,
  Stopped,
  type TuningProblem,
  tuningProblem,
} from "./evaluation/evaluator.ts";
import type { TuneSettings } from "./evaluation/state-file.ts";
import { frontsOf } from "./report/front.ts";
import { type Sensitivity, SIMPLER, sensitivityOf } from "./report/sensitivity.ts";
import type { TargetRow, Tuned } from "./report/tuned.ts";
import type { Order } from "./search/problem.ts";
import { type Found, type Progress, search } from "./search/search.ts";
import { changesOf, overlayOf, type Point } from "./space/space.ts";

const FRESH_SEEDS = 5;
const MOST_FRONTS = 6;
/** The battles of the sensitivity, as a share of those of the search. */
const SENSITIVITY = 0.15;

/** With fewer, what a key does could not be told from luck. */
const LEAST_ON_A_SEED = 10;

/** Battles in each place that the sensitivity plays on each seed. */
function sensitivityBattles({ battles }: TuneSettings, keys: number): number {
  const share = (battles * SENSITIVITY) / FRESH_SEEDS / (keys + 1 + 2 * SIMPLER);
  return Math.max(Math.floor(share), LEAST_ON_A_SEED);
}

/** The battles in each place that a run plays at most. */
export function wholeBattles(settings: TuneSettings, keys: number): number {
  const looking = sensitivityBattles(settings, keys) * FRESH_SEEDS * (keys + 1 + 2 * SIMPLER);
  const confirming = settings.confirm * FRESH_SEEDS * 2;
  return settings.battles + looking + confirming;
}

/** Searches, looks at each key, and confirms. What Ctrl-C leaves is the best until then, not confirmed. */
export async function runTune(
  settings: TuneSettings,
  asked: Asked,
  playing: Playing,
  onProgress: (progress: Pick<Progress, "loss"> & { stage: string }) => void,
): Promise<Tuned> {
  const { policy } = settings;
  const { space } = asked;
  const problem = tuningProblem(settings, asked, playing);
  let best: Point = problem.start;
  const outcome: Outcome = { found: null, sensitivity: null, before: [], after: [] };
  try {
    outcome.found = await search(problem, settings, (progress) => {
      best = progress.best;
      onProgress(progress);
    });
    best = outcome.found.best;
    onProgress({ stage: "which keys matter", loss: Number.NaN });
    const battles = sensitivityBattles(settings, space.length);
    outcome.sensitivity = await sensitivityOf(problem, space, best, { policy, battles });
    best = outcome.sensitivity.best;
    onProgress({ stage: "confirming", loss: Number.NaN });
    const before = await confirm(problem, settings, AS_THEY_ARE);
    const after = await confirm(problem, settings, best);
    return tuned(settings, asked, problem, best, { ...outcome, before, after });
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { ...tuned(settings, asked, problem, best, outcome), interrupted: true };
  }
}

async function confirm(problem: TuningProblem, { policy, confirm: battles }: TuneSettings, point: Point) {
  const samples: Sample[] = [];
  for (let seed = 1; seed <= FRESH_SEEDS; seed++) {
    const order: Order = { point, policy, series: `confirm-${seed}`, battles };
    samples.push(await problem.sample(order));
  }
  return samples;
}

interface Outcome {
  found: Found | null;
  sensitivity: Sensitivity<Sample> | null;
  before: readonly Sample[];
  after: readonly Sample[];
}

function tuned(
  settings: TuneSettings,
  { space, targets }: Asked,
  problem: TuningProblem,
  best: Point,
  { found, sensitivity, before, after }: Outcome,
): Tuned {
  const changes = changesOf(space, best);
  const rows = rowsOf(targets, before, after);
  const missed = rows
    .filter(({ after: now }) => now !== null && !now.isReached && now.moreBattles === 0)
    .toSorted((one, other) => weighed(other) - weighed(one))
    .map(({ target }) => target)
    .filter(
      ({ weight, measure, place }, index, all) =>
        weight > 0 && all.findIndex((one) => one.measure === measure && one.place === place) === index,
    );
  return {
    settings,
    changes,
    overlay: overlayOf(settings.base, changes),
    rows,
    effects:
      sensitivity?.effects.map(({ path, rise, without }) => ({
        path,
        rise,
        moves: movesOf(targets, sensitivity.samples, without),
      })) ?? [],
    agreement: found?.agreement ?? [],
    correlation: rankCorrelation(found?.agreement.map(({ scout, policy }) => [scout, policy]) ?? []),
    fronts: frontsOf(missed, problem.visits, MOST_FRONTS),
    lossBefore: before.length > 0 ? problem.lossOf(before) : null,
    lossAfter: after.length > 0 ? problem.lossOf(after) : null,
  };
}

function weighed({ target, after }: TargetRow): number {
  return target.weight * (after?.distance ?? 0);
}

function rowsOf(
  targets: readonly Target[],
  before: readonly Sample[],
  after: readonly Sample[],
): TargetRow[] {
  const old = judged(targets, before);
  const now = judged(targets, after);
  const single = after.map((sample) => judged(targets, [sample]));
  return targets.map((target, index) => ({
    target,
    before: old?.[index] ?? null,
    after: now?.[index] ?? null,
    seeds: single.map((one) => one?.[index]?.reading?.value ?? null),
  }));
}

/** The targets that a key moves most, nearer or farther, by its weighted distance. */
function movesOf(targets: readonly Target[], best: readonly Sample[], without: readonly Sample[]) {
  const now = judged(targets, best);
  const then = judged(targets, without);
  if (!now || !then) return [];
  return now
    .map((one, index) => ({
      target: one.target,
      by: one.target.weight * ((then[index]?.distance ?? 0) - one.distance),
      without: then[index]?.reading?.value ?? null,
      value: one.reading?.value ?? null,
    }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, 3);
}

/** Spearman's rank correlation of pairs, -1 to 1; null for fewer than three. Equal values share their mean rank. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  if (pairs.length < 3) return null;
  const first = ranksOf(pairs.map(([one]) => one));
  const second = ranksOf(pairs.map(([, other]) => other));
  const middle = (pairs.length - 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, rank, index) => sum + (rank - middle) * ((other[index] ?? 0) - middle), 0);
  const spread = Math.sqrt(product(first, first) * product(second, second));
  return spread === 0 ? null : product(first, second) / spread;
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((one) => one < value).length;
    const equal = values.filter((one) => one === value).length;
    return below + (equal - 1) / 2;
  });
}
