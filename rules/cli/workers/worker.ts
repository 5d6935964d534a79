import { parentPort } from "node:worker_threads";
import { newReplay } from "../../battle/replay/new-replay.ts";
import { type Part, playPart } from "../../simulation/play-part.ts";
import type { Answer, Order, PartAnswer, PartOrder, RunOrder } from "./job.ts";

let runs: RunOrder[] = [];

parentPort?.on("message", (order: Order) => {
  if (order.kind === "runs") runs = order.runs;
  else parentPort?.postMessage(answerTo(order));
});

function answerTo({ place, run, part }: PartOrder): Answer {
  const order = runs[run];
  try {
    if (!order) throw new Error(`There is no run ${run}.`);
    return { place, played: played(order, part) };
  } catch (error) {
    return { place, error };
  }
}

function played({ rules, plan, replayHash, keepOutcomes }: RunOrder, part: Part): PartAnswer {
  const { tally, courses, outcomes } = playPart(rules, plan, part, replayHash !== null);
  const replays = courses.map(({ setup, actions }) => ({
    seed: setup.seed,
    json: JSON.stringify(newReplay(rules, replayHash ?? "", setup, actions)),
  }));
  return { tally, outcomes: keepOutcomes ? outcomes : [], replays };
}
