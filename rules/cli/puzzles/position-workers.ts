import { once } from "node:events";
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
  { next, receive }: PositionWork,
): Promise<void> {
  const threads = Array.from({ length: size }, () => startWorker("../puzzles/position-worker.ts"));
  const end = () => Promise.all(threads.map((thread) => thread.terminate()));
  let goesOn = true;
  async function serve(thread: Worker): Promise<void> {
    const ended = once(thread, "exit").then(([code]) => {
      if (goesOn) throw new Error(`A thread ended with code ${code}`);
    });
    // Only a thread that is still needed may not end.
    ended.catch(() => undefined);
    thread.postMessage(known);
    while (goesOn) {
      const task = next();
      if (task === null) return;
      thread.postMessage(task);
      const answered = await Promise.race([once(thread, "message", { signal }), ended]);
      if (!answered) return;
      const [answer] = answered as [PositionAnswer];
      if (answer.kind === "error") throw answer.error;
      goesOn = receive(answer);
    }
    // What the others still do is of no use.
    await end();
  }
  try {
    await Promise.all(threads.map(serve));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    goesOn = false;
    await end();
  }
}
