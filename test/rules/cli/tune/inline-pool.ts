import { newSchedule } from "../../../../rules/cli/workers/schedule.ts";
import type { WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";

/** A pool that plays in the thread of the test, part by part. */
export function inlinePool(): WorkerPool {
  return {
    async play(runs) {
      const schedule = newSchedule(
        runs.map(({ battles }) => battles),
        undefined,
        runs.map(({ partSize }) => partSize),
      );
      for (const order of schedule.parts()) {
        const run = runs[order.run];
        if (!run) continue;
        const before = run.playedBefore?.(order);
        if (before) schedule.finish(order.place, before);
        else {
          const { tally, outcomes } = playPart(run.rules, run.plan, order.part, false);
          const answer = { tally, outcomes, times: [null, null] as [null, null], replays: [] };
          run.onPart?.(answer, order);
          schedule.finish(order.place, answer);
        }
      }
      return schedule.results();
    },
    stop: async () => undefined,
  };
}
