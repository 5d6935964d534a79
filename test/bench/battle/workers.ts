import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atLeast, type Figure, median } from "../figure.ts";
import type { CrewOrder } from "./worker-pool-process.ts";

const ROUNDS = 5;
const BATTLES = 10_000;
const BOUND = 1.85;

/** Simulated battles a second on two workers against one, in turns; on a machine with two free cores. */
export async function measureWorkers(): Promise<Figure[]> {
  const one = startCrew();
  const two = startCrew();
  const rates = { one: [] as number[], two: [] as number[] };
  try {
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const alone = await perSecond(one, 1);
      const together = await perSecond(two, 2);
      if (round === 0) continue;
      rates.one.push(alone);
      rates.two.push(together);
    }
  } finally {
    one.kill();
    two.kill();
  }
  return [
    atLeast(BOUND, {
      name: "simulated battles, two workers against one",
      unit: "battles/s",
      value: median(rates.two),
      reference: median(rates.one),
    }),
  ];
}

function startCrew(): ChildProcess {
  const script = fileURLToPath(new URL("./worker-pool-process.ts", import.meta.url));
  return fork(script, { execArgv: ["--import", "tsx"] });
}

async function perSecond(pool: ChildProcess, workers: number): Promise<number> {
  const order: CrewOrder = { workers, battles: BATTLES };
  const answer = once(pool, "message");
  pool.send(order);
  const [{ seconds }] = await answer;
  return BATTLES / seconds;
}
