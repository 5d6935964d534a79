import type { Worker } from "node:worker_threads";
import type { RuleSet } from "../../index.ts";
import type { PositionRow } from "../../puzzles/position-row.ts";
import type { Run } from "../command/command.ts";
import { startWorker } from "../workers/start-worker.ts";

/** What a thread needs before its first task. */
export interface PositionRules {
  /** The rules of positions. */
  rules: RuleSet;
  /** The same rules with chance. */
  chances: RuleSet;
}

/** To look for a position in a battle, or to check one. */
export type PositionTask =
  | { kind: "search"; index: number; seed: string }
  | { kind: "check"; index: number; row: PositionRow; seed: string };

/** A position that was checked. */
export interface CheckedPosition {
  /** Why it cannot be played or is not what it says; null when all is well. */
  problem: string | null;
  /** Plain plays that reach its goal. */
  plainSolvers: string[];
  /** The lead of its goal in the blind check; null if it could not be checked. */
  lead: number | null;
}

/** What came of a task; the number of a found position is its battle's for now. */
export type PositionAnswer =
  | { kind: "search"; index: number; row: PositionRow | null }
  | { kind: "check"; index: number; checked: CheckedPosition }
  | { kind: "error"; index: number; error: unknown };

/** Tasks in a thread's queue, so that it never waits. */
const AHEAD = 2;

/** Work that threads share. */
export interface PositionWork {
  /** The next task; null when there is none left. */
  next(): PositionTask | null;
  /** Called for each answer, in no fixed order; returns whether the work goes on. */
  receive(answer: PositionAnswer): boolean;
}

/** Lets threads do the tasks until there are none left, or until `receive` or the signal ends the work. */
export async function shareWork(
  { workers: size, signal }: Pick<Run, "workers" | "signal">,
  known: PositionRules,
  work: PositionWork,
): Promise<void> {
  const workers: Worker[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      let waiting = 0;
      signal.addEventListener("abort", () => resolve(), { once: true });
      const give = (worker: Worker) => {
        const task = work.next();
        if (task === null) return;
        waiting += 1;
        worker.postMessage(task);
      };
      const receive = (worker: Worker, answer: PositionAnswer) => {
        waiting -= 1;
        if (answer.kind === "error") return reject(answer.error);
        const goesOn = work.receive(answer);
        if (goesOn) give(worker);
        if (!goesOn || waiting === 0) resolve();
      };
      for (let count = 0; count < size; count++) {
        const worker = startWorker("../puzzles/position-worker.ts");
        workers.push(worker);
        worker.on("message", (answer: PositionAnswer) => receive(worker, answer));
        worker.on("error", reject);
        worker.on("exit", (code) => reject(new Error(`A thread ended with code ${code}`)));
        worker.postMessage(known);
        for (let task = 0; task < AHEAD; task++) give(worker);
      }
      if (waiting === 0) resolve();
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
