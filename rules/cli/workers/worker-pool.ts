import type { Worker } from "node:worker_threads";
import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import { addTally, newTally, type Tally } from "../../simulation/tally.ts";
import { type Order, type PartAnswer, partAt, partCount } from "./job.ts";
import { startWorker } from "./start-worker.ts";

export interface Run {
  rules: RuleSet;
  plan: SimulationPlan;
  battles: number;
  /** Hash of the rules for the replay files, or null without them. */
  replayHash: string | null;
  /** Called for each finished part, in no fixed order. */
  onPart(part: PartAnswer): void;
}

/** Worker threads that share the battles of a run; runs follow one another. */
export interface WorkerPool {
  /** Plays a run; if stopped early, returns the counts so far. */
  play(run: Run): Promise<Tally>;
  stop(): Promise<void>;
}

/** Parts in a worker's queue: enough that it never waits, and few enough that replies do not pile up. */
const AHEAD = 2;

/**
 * Starts a pool of worker threads. A worker gets its next part when it has finished one, and parts are added
 * up in order, so the result depends on neither the number of workers nor their speed.
 */
export function openWorkerPool(size: number): WorkerPool {
  const workers = Array.from({ length: size }, startWorker);
  let finish: (() => void) | null = null;
  let isStopped = false;

  async function play(run: Run): Promise<Tally> {
    const tallies: Tally[] = [];
    if (!isStopped)
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        const orderNext = partsOf(run);
        let left = partCount(run.battles);
        for (const worker of workers) {
          worker.removeAllListeners();
          worker.on("error", reject);
          worker.on("message", (answer: PartAnswer) => {
            if (isStopped) return;
            tallies[answer.index] = answer.tally;
            orderNext(worker);
            run.onPart(answer);
            left -= 1;
            if (left === 0) resolve();
          });
          begin(worker, run);
          for (let part = 0; part < AHEAD; part++) orderNext(worker);
        }
      });
    return added(tallies);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    finish?.();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  return { play, stop };
}

function begin(worker: Worker, { rules, plan, replayHash }: Run): void {
  send(worker, { kind: "run", rules, plan, replayHash });
}

/** Sends the next part of a run, if any is left, to the worker that asks. */
function partsOf({ battles }: Run): (worker: Worker) => void {
  let index = 0;
  return (worker) => {
    if (index >= partCount(battles)) return;
    send(worker, { kind: "part", index, part: partAt(index, battles) });
    index += 1;
  };
}

function send(worker: Worker, order: Order): void {
  worker.postMessage(order);
}

function added(tallies: readonly Tally[]): Tally {
  const total = newTally();
  for (const tally of tallies) if (tally) addTally(total, tally);
  return total;
}
