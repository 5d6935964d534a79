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
  /** Hash of the rules where replays are wanted, else null. */
  replayHash: string | null;
  /** Called for each part as it comes in, in no certain order. */
  onPart(part: PartAnswer): void;
}

/** Threads that share the battles of one run after the other. */
export interface Crew {
  /** Plays a run; when stopped before its end, what was played until then. */
  play(run: Run): Promise<Tally>;
  stop(): Promise<void>;
}

/** Parts a worker has before it while it plays: enough never to wait, and so few that answers cannot pile up. */
const AHEAD = 3;

/**
 * Part p of a run goes to worker p modulo their number, and parts are added up in order: how many workers there
 * are changes no result.
 */
export function hireCrew(size: number): Crew {
  const workers = Array.from({ length: size }, startWorker);
  let finish: (() => void) | null = null;
  let isStopped = false;

  async function play(run: Run): Promise<Tally> {
    const tallies: Tally[] = [];
    let left = partCount(run.battles);
    if (!isStopped)
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        for (const [index, worker] of workers.entries()) {
          const orderNext = partsFrom(worker, run, index);
          worker.removeAllListeners();
          worker.on("error", reject);
          worker.on("message", (answer: PartAnswer) => {
            if (isStopped) return;
            tallies[answer.place] = answer.tally;
            orderNext();
            run.onPart(answer);
            left -= 1;
            if (left === 0) resolve();
          });
          for (let part = 0; part < AHEAD; part++) orderNext();
        }
      });
    return added(tallies);
  }

  /** Gives the worker its parts one by one. */
  function partsFrom(worker: Worker, { rules, plan, battles, replayHash }: Run, first: number): () => void {
    send(worker, { kind: "run", rules, plan, replayHash });
    let place = first;
    return () => {
      if (place >= partCount(battles)) return;
      send(worker, { kind: "part", place, part: partAt(place, battles) });
      place += size;
    };
  }

  async function stop(): Promise<void> {
    isStopped = true;
    finish?.();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  return { play, stop };
}

function send(worker: Worker, order: Order): void {
  worker.postMessage(order);
}

function added(tallies: readonly Tally[]): Tally {
  const total = newTally();
  for (const tally of tallies) if (tally) addTally(total, tally);
  return total;
}
