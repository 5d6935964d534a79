import type { WorkerPool } from "./worker-pool.ts";

/** Watches for Ctrl-C while a pool plays. */
export interface Interruption {
  happened(): boolean;
  unwatch(): void;
}

/** The first Ctrl-C stops the pool, so that results so far can be shown; a second one ends the process at once. */
export function stopOnInterrupt(pool: WorkerPool): Interruption {
  let hasHappened = false;
  const onInterrupt = () => {
    hasHappened = true;
    void pool.stop();
  };
  process.once("SIGINT", onInterrupt);
  return { happened: () => hasHappened, unwatch: () => void process.off("SIGINT", onInterrupt) };
}
