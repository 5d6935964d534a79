import { parentPort } from "node:worker_threads";
import { newReplay } from "../../battle/replay/new-replay.ts";
import { playPart } from "../../simulation/play-part.ts";
import type { Order, PartAnswer, PartOrder, RunOrder } from "./job.ts";

let run: RunOrder | null = null;

parentPort?.on("message", (order: Order) => {
  if (order.kind === "run") run = order;
  else if (run) parentPort?.postMessage(played(run, order));
});

function played({ rules, plan, replayHash }: RunOrder, { index, part }: PartOrder): PartAnswer {
  const { tally, courses } = playPart(rules, plan, part, replayHash !== null);
  const replays = courses.map(({ setup, actions }) => ({
    seed: setup.seed,
    json: JSON.stringify(newReplay(rules, replayHash ?? "", setup, actions)),
  }));
  return { index, tally, replays };
}
