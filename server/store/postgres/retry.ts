import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { LONGEST_WAIT_MS } from "./open-pool.ts";

/** How long to wait before each further attempt: one by one they spread the transactions that met. */
const PAUSES_MS = [1, 10, 40, 160] as const;

/**
 * Makes an attempt, and further ones after failures that may be repeated. It gives up when one of them has waited long
 * for a database that does not answer, so that nobody waits for several of them.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Result> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRepeat(error) || performance.now() + pauseMs >= until) throw error;
    }
    await pause(pauseMs);
  }
  return attempt();
}
