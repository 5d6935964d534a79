import { addTally, newTally } from "../../../simulation/tally.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import { type Place, planOf, type Tallies } from "../../targets/place.ts";
import type { Run, WorkerPool } from "../../workers/worker-pool.ts";
import type { Order } from "../search/problem.ts";
import type { Point } from "../space/space.ts";
import type { StateFile } from "./state-file.ts";

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
  /** What was played before, and where each order is written down when it is done. */
  state: StateFile;
  onBattles(count: number): void;
}

export function newEvaluator(parts: EvaluatorParts): Evaluator {
  const { pool, isStopped, rulesAt, places, seed, state, onBattles } = parts;
  let played = 0;

  async function play(order: Order): Promise<Tallies | null> {
    const named = rulesAt(order.point);
    if (!named) return null;
    const runs = places.map(
      (place): Run => ({
        rules: named.rules,
        plan: planOf(place, order.policy, `${seed}/${order.series}`),
        battles: order.battles,
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
      const known = state.find(order);
      const tallies = known === undefined ? await play(order) : known;
      if (known === undefined) state.append(order, tallies);
      else if (known) onBattles(order.battles * places.length);
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
