import { parentPort } from "node:worker_threads";
import { newReplay } from "../../battle/replay/new-replay.ts";
import { type BattleCourse, BotFailure } from "../../bots/bot-failure.ts";
import { hashRules } from "../../index.ts";
import { type Part, playPart } from "../../simulation/play-part.ts";
import type { Bots } from "../../simulation/players.ts";
import { isDeciding, newDecisionWatch } from "../bots/decisions.ts";
import { botsOf, timedBots } from "../bots/seat-bots.ts";
import { BadInput } from "../input/bad-input.ts";
import type { Answer, BotReport, Order, PartAnswer, PartOrder, ReplayText, RunOrder } from "./job.ts";

/** A run with its bots, once they are loaded. */
interface ReadyRun {
  order: RunOrder;
  bots: Promise<Bots>;
}

let runs: ReadyRun[] = [];
let watch = newDecisionWatch();

refuseToExit();

parentPort?.on("message", async (order: Order) => {
  if (order.kind === "part") parentPort?.postMessage(await answerTo(order));
  else {
    watch = order.watch;
    runs = order.runs.map(begun);
  }
});

function begun(order: RunOrder): ReadyRun {
  const bots = botsOf(order.plan, watch);
  // Its failure is told when the first part is to be played.
  bots.catch(() => undefined);
  return { order, bots };
}

/** A bot that ends the process would end this thread, without a word. Node itself may do so. */
function refuseToExit(): void {
  const exit = process.exit;
  process.exit = (code) => {
    if (isDeciding(watch)) throw new Error("process.exit was called");
    return exit(code);
  };
}

async function answerTo({ place, run, part }: PartOrder): Promise<Answer> {
  const ready = runs[run];
  try {
    if (!ready) throw new Error(`There is no run ${run}.`);
    return { place, played: played(ready.order, await ready.bots, part) };
  } catch (error) {
    const failedBot = ready ? reportOf(ready.order, error) : null;
    return failedBot ? { place, failedBot } : { place, error };
  }
}

function played(order: RunOrder, loaded: Bots, part: Part): PartAnswer {
  const { rules, plan, replayHash, keepOutcomes } = order;
  const { bots, times } = timedBots(loaded, watch);
  const { tally, courses, outcomes } = playPart(rules, plan, part, replayHash !== null, bots);
  const replays = courses.map((course) => replayOf(order, course));
  return { tally, outcomes: keepOutcomes ? outcomes : [], times, replays };
}

function replayOf({ rules, replayHash }: RunOrder, { setup, actions }: BattleCourse): ReplayText {
  const replay = newReplay(rules, replayHash ?? hashRules(rules), setup, actions);
  return { seed: setup.seed, json: JSON.stringify(replay) };
}

function reportOf(order: RunOrder, error: unknown): BotReport | null {
  if (error instanceof BadInput) return { sentence: error.message, replay: null };
  if (!(error instanceof BotFailure)) return null;
  return { sentence: error.message, replay: error.course && replayOf(order, error.course) };
}
