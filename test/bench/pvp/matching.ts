import { atMost, type Figure, quantile } from "../figure.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import type { MatchingOrder, MatchingTimes } from "./matching-process.ts";

const ORDER: MatchingOrder = { players: 1000, passes: 200 };
const CORE = 0;
const BOUND_MS = 20;
const P99 = 0.99;

/** One matching pass over a queue of 1,000, by the rules. */
export async function measureMatching(): Promise<Figure[]> {
  const child = new WorkerProcess(new URL("./matching-process.ts", import.meta.url), { core: CORE });
  try {
    const times = await child.ask<MatchingTimes>(ORDER);
    const name = `matching pass of ${ORDER.players}`;
    const figure = (kind: string, values: readonly number[]) =>
      atMost({
        name: `${name}, ${kind}, p99`,
        unit: "ms",
        value: quantile(values, P99),
        reference: BOUND_MS,
      });
    return [figure("all find somebody", times.usual), figure("nobody in reach", times.apart)];
  } finally {
    await child.stop();
  }
}
