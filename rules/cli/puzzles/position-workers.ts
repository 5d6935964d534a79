import type { Worker } from "node:worker_threads";
import { startWorker } from "../workers/start-worker.ts";
import type { PositionAnswer, PositionRules, PositionTask } from "./position-job.ts";

/** Tasks in a thread's queue, so that it never waits. */
const AHEAD = 2;

/** Work that threads share. */
export interface PositionWork {
  /** The next task; null when there is none left. */
  next(): PositionTask | null;
  /** Called for each answer, in no fixed order; returns whether the work goes on. */
  receive(answer: PositionAnswer): boolean;
}

/** Lets threads do the tasks until there are none left, or until `receive` ends the work, or Ctrl-C does. */
export async function shareWork(
  size: number,
  known: PositionRules,
  work: PositionWork,
): Promise<{ isInterrupted: boolean }> {
  const workers: Worker[] = [];
  let onInterrupt = () => {};
  try {
    return await new Promise<{ isInterrupted: boolean }>((resolve, reject) => {
      let waiting = 0;
      onInterrupt = () => resolve({ isInterrupted: true });
      process.once("SIGINT", onInterrupt);
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
        if (!goesOn || waiting === 0) resolve({ isInterrupted: false });
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
      if (waiting === 0) resolve({ isInterrupted: false });
    });
  } finally {
    process.off("SIGINT", onInterrupt);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
