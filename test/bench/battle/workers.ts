import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { atLeast, type Figure, median, reported } from "../figure.ts";
import type { CrewOrder, CrewPlayed } from "./worker-pool-process.ts";

const ROUNDS = 5;
const BATTLES = 10_000;
const BOUND = 1.85;

/**
 * Simulated battles a second on two workers against one, in turns. What the threads cost is measured by the work of the
 * processor, as if each worker had a core of its own; by the clock it depends on who else uses the cores.
 */
export async function measureWorkers(): Promise<Figure[]> {
  const crews = [
    { crew: startCrew(), workers: 1, byWork: [] as number[], byClock: [] as number[] },
    { crew: startCrew(), workers: 2, byWork: [] as number[], byClock: [] as number[] },
  ] as const;
  try {
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const { crew, workers, byWork, byClock } of crews) {
        const { seconds, workSeconds } = await play(crew, workers);
        if (round === 0) continue;
        byWork.push((BATTLES * workers) / workSeconds);
        byClock.push(BATTLES / seconds);
      }
  } finally {
    for (const { crew } of crews) crew.kill();
  }
  const [one, two] = crews;
  const unit = "battles/s";
  return [
    atLeast(BOUND, {
      name: "simulated battles, two workers against one, by work",
      unit,
      value: median(two.byWork),
      reference: median(one.byWork),
    }),
    reported({
      name: "simulated battles, two workers against one, by the clock",
      unit,
      value: median(two.byClock),
      reference: median(one.byClock),
    }),
  ];
}

function startCrew(): ChildProcess {
  const script = fileURLToPath(new URL("./worker-pool-process.ts", import.meta.url));
  return fork(script, { execArgv: ["--import", "tsx"] });
}

async function play(crew: ChildProcess, workers: number): Promise<CrewPlayed> {
  const order: CrewOrder = { workers, battles: BATTLES };
  const answer = once(crew, "message");
  crew.send(order);
  const [played] = await answer;
  return played;
}
