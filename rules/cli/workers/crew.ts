import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import type { PlayedPart } from "../../simulation/play-part.ts";
import { addTally, newTally, type Tally } from "../../simulation/tally.ts";
import { type Job, type JobAnswer, partsOf } from "./job.ts";
import { startWorker } from "./start-worker.ts";

export interface Run {
  rules: RuleSet;
  plan: SimulationPlan;
  battles: number;
  keepCourses: boolean;
  /** Called for each part as it comes in, in no certain order. */
  onPart(part: PlayedPart): void;
}

/** Threads that share the battles of one run after the other. */
export interface Crew {
  /** Plays a run; when stopped before its end, what was played until then. */
  play(run: Run): Promise<Tally>;
  stop(): Promise<void>;
}

/** Part p of a run goes to worker p modulo their number, and parts are added in order: how many there are changes no result. */
export function hireCrew(size: number): Crew {
  const workers = Array.from({ length: size }, startWorker);
  let finish: (() => void) | null = null;
  let isStopped = false;

  async function play({ rules, plan, battles, keepCourses, onPart }: Run): Promise<Tally> {
    const parts = partsOf(battles);
    const tallies: Tally[] = [];
    let left = parts.length;
    if (!isStopped)
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        for (const [index, worker] of workers.entries()) {
          worker.removeAllListeners();
          worker.on("error", reject);
          worker.on("message", ({ place, played }: JobAnswer) => {
            if (isStopped) return;
            tallies[place] = played.tally;
            onPart(played);
            left -= 1;
            if (left === 0) resolve();
          });
          const own = parts.filter(({ place }) => place % size === index);
          const job: Job = { rules, plan, parts: own, keepCourses };
          worker.postMessage(job);
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

function added(tallies: readonly Tally[]): Tally {
  const total = newTally();
  for (const tally of tallies) if (tally) addTally(total, tally);
  return total;
}
