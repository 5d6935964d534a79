import { addTally, newTally } from "../../../simulation/tally.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { type Place, planOf, type Tallies } from "../../targets/place.ts";
import type { Run, WorkerPool } from "../../workers/worker-pool.ts";
import type { Order } from "../search/problem.ts";
import { LEAST_BATTLES } from "../search/search.ts";
import type { Point } from "../space/space.ts";
import type { TuneSettings } from "./state-file.ts";

/** Thrown by a sample that Ctrl-C cut short. */
export class Stopped extends Error {}

/** Plays orders, one after the other, each in all places at once. */
export interface Evaluator {
  /** The counts of an order's battles; null where the rules at its point contradict themselves. Throws `Stopped`. */
  sample(order: Order): Promise<Tallies | null>;
  /** Battles played so far, those of the state file included. */
  battles(): number;
}

export interface EvaluatorParts {
  pool: WorkerPool;
  isStopped(): boolean;
  rulesAt(point: Point): NamedRules | null;
  places: readonly Place[];
  seed: string;
  onBattles(count: number): void;
}

/** Battles of a part: few lines of a state file, and enough parts for all threads, as there are several places. */
const PART = 25;

export function newEvaluator(parts: EvaluatorParts): Evaluator {
  const { pool, isStopped, rulesAt, places, seed, onBattles } = parts;
  const known = new Map<string, Tallies | null>();
  let played = 0;

  async function play(order: Order): Promise<Tallies | null> {
    const named = rulesAt(order.point);
    if (!named) return null;
    const runs = places.map(
      (place): Run => ({
        rules: named.rules,
        plan: planOf(place, order.policy, `${seed}/${order.series}`),
        battles: order.battles,
        partSize: PART,
        onPart: ({ tally }) => onBattles(tally.battles),
      }),
    );
    const results = await pool.play(runs);
    if (isStopped()) throw new Stopped();
    return Object.fromEntries(places.map((place, index) => [place, results[index]?.tally]));
  }

  return {
    async sample(order) {
      if (isStopped()) throw new Stopped();
      const key = `${order.series} ${order.policy} ${order.battles} ${order.point.join(",")}`;
      const before = known.get(key);
      const tallies = before === undefined ? await play(order) : before;
      known.set(key, tallies);
      if (before) onBattles(order.battles * places.length);
      if (tallies) played += order.battles * places.length;
      return tallies;
    },
    battles: () => played,
  };
}

/** The counts of several samples together. */
export function together(samples: readonly Tallies[]): Tallies {
  const places = Object.keys(samples[0] ?? {}) as Place[];
  return Object.fromEntries(
    places.map((place) => {
      const total = newTally();
      for (const sample of samples) {
        const tally = sample[place];
        if (tally) addTally(total, tally);
      }
      return [place, total];
    }),
  );
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
