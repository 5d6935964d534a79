import { addTally, newTally } from "../../../simulation/tally.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { type Judgement, judge, lossOf } from "../../targets/judge.ts";
import { type Place, planOf, type Tallies } from "../../targets/place.ts";
import type { Target, Targets } from "../../targets/targets.ts";
import type { Run, WorkerPool } from "../../workers/worker-pool.ts";
import type { Order, Problem } from "../search/problem.ts";
import { LEAST_BATTLES } from "../search/search.ts";
import { type Dimension, type Point, presentPoint, rulesAt } from "../space/space.ts";
import type { TuneSettings } from "./state-file.ts";

/** Thrown by a sample that Ctrl-C cut short. */
export class Stopped extends Error {}

/** What is wanted, and which numbers may move. */
export type Asked = Targets & { space: Dimension[] };

/** The counts of an order's battles; null where the rules at its point contradict themselves. */
export type Sample = Tallies | null;

/** Something the search played with the policy that counts: a point and how it met each target. */
export interface Visit {
  point: Point;
  battles: number;
  judgements: Judgement[];
}

export interface TuningProblem extends Problem<Sample> {
  visits: Visit[];
}

/** What a run plays with. */
export interface Playing {
  pool: WorkerPool;
  isStopped(): boolean;
  onBattles(count: number): void;
}

/** The point that stands for the rules that the search begins with, which may lie outside the space. */
export const AS_THEY_ARE: Point = [];

/** The rules at a point, or null where its values contradict one another. */
export function rulesOf({ base }: TuneSettings, { space }: Asked, point: Point): NamedRules | null {
  return rulesAt(base, point === AS_THEY_ARE ? [] : space, point);
}

/** Battles of a part: few lines of a state file, and enough parts for all threads, as there are several places. */
const PART = 25;

/**
 * Tuning as a search problem: points are rules, played in all places at once, and their loss is how far their battles are
 * from the targets.
 */
export function tuningProblem(
  settings: TuneSettings,
  asked: Asked,
  { pool, isStopped, onBattles }: Playing,
): TuningProblem {
  const { space, targets, places } = asked;
  const known = new Map<string, Sample>();
  const visits: Visit[] = [];

  async function play({ point, policy, series, battles }: Order): Promise<Sample> {
    const named = rulesOf(settings, asked, point);
    if (!named) return null;
    const results = await pool.play(
      places.map(
        (place): Run => ({
          rules: named.rules,
          plan: planOf(place, policy, `${settings.seed}/${series}`),
          battles,
          partSize: PART,
          onPart: ({ tally }) => onBattles(tally.battles),
        }),
      ),
    );
    if (isStopped()) throw new Stopped();
    return Object.fromEntries(places.map((place, index) => [place, results[index]?.tally]));
  }

  return {
    sizes: space.map(({ size }) => size),
    start: presentPoint(space),
    visits,
    async sample(order) {
      if (isStopped()) throw new Stopped();
      const { point, policy, series, battles } = order;
      const key = `${series} ${policy} ${battles} ${point.join(",")}`;
      const before = known.get(key);
      const tallies = before === undefined ? await play(order) : before;
      known.set(key, tallies);
      if (before) onBattles(battles * places.length);
      if (tallies && policy === settings.policy)
        visits.push({ point, battles, judgements: judge(targets, tallies) });
      return tallies;
    },
    lossOf: (samples) =>
      samples.includes(null) ? Number.POSITIVE_INFINITY : lossOf(judged(targets, samples) ?? []),
  };
}

/** Holds the targets against all samples together; null if nothing was played. */
export function judged(targets: readonly Target[], samples: readonly Sample[]): Judgement[] | null {
  const played = samples.filter((sample) => sample !== null);
  if (played.length === 0) return null;
  const places = Object.keys(played[0] ?? {}) as Place[];
  const together = places.map((place) => {
    const total = newTally();
    for (const { [place]: tally } of played) if (tally) addTally(total, tally);
    return [place, total] as const;
  });
  return judge(targets, Object.fromEntries(together));
}

/** Battles in each place of the trial, which is played twice: threads begin slowly, and the first time warms them up. */
const TRIAL = 200;
/** The search without its sensitivity, as a share of all. */
const SEARCH_SHARE = 0.85;
const CONFIRMING = 10;
const MS_PER_MINUTE = 60_000;

interface Trial {
  pool: WorkerPool;
  rules: NamedRules | null;
  places: readonly Place[];
  settings: Pick<TuneSettings, "policy" | "confirm">;
  /** Milliseconds of a clock that only moves forward. */
  now?: () => number;
}

/**
 * The battles in each place that the search can play in so many minutes on this machine, by the speed of a trial. The
 * number is part of the result: with it the same run can be repeated anywhere.
 */
export async function battlesFor(
  minutes: number,
  { pool, rules, places, settings: { policy, confirm }, now = () => performance.now() }: Trial,
): Promise<number> {
  if (!rules) throw new Error("The rules that the search begins with do not load.");
  const trial = places.map((place) => ({
    rules: rules.rules,
    plan: planOf(place, policy, "trial"),
    battles: TRIAL,
  }));
  await pool.play(trial);
  const start = now();
  await pool.play(trial);
  const msPerBattle = (now() - start) / TRIAL;
  const all = (minutes * MS_PER_MINUTE) / msPerBattle - confirm * CONFIRMING;
  return Math.max(Math.floor(all * SEARCH_SHARE), LEAST_BATTLES);
}
