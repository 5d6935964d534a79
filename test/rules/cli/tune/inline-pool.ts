import type { WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";

/** A pool that plays in the thread of the test. */
export function inlinePool(): WorkerPool {
  return {
    play: async (runs) =>
      runs.map(({ rules, plan, battles }) => {
        const { tally, outcomes } = playPart(rules, plan, { from: 1, to: battles }, false);
        return { tally, outcomes, times: [null, null] };
      }),
    stop: async () => undefined,
  };
}
