import type { Worker } from "node:worker_threads";
import type { BattleCheck, RuleSet } from "../../rules/index.ts";
import type { ReplayWork, ReplayWorkerData } from "./replay-worker.ts";
import { type StartReplayWorker, startReplayWorker } from "./start-replay-worker.ts";

/** Replays that wait for the thread; more are refused at once. */
const MOST_WAITING = 20;
/** Loading the rules takes longer from their source. */
const LONGEST_START_MS = 60_000;
const SECOND_MS = 1000;

/** `null`: not played now, because too many wait, it took too long, or the thread ended. */
export type CheckAnswer = BattleCheck | null;

/** Has replays played in one thread, one after the other. The thread starts with the first replay. */
export class ReplayChecker {
  private readonly data: ReplayWorkerData;
  private readonly mostMs: number;
  private thread: Promise<Worker | null> | null = null;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly start: StartReplayWorker;

  constructor(rules: RuleSet, start: StartReplayWorker = startReplayWorker) {
    const { actions, seconds } = rules.goals.handIn;
    this.data = { rules, mostActions: actions };
    this.mostMs = seconds * SECOND_MS;
    this.start = start;
  }

  /** Plays the text of a replay and checks it. `rules` are those it was played by, where they are not the server's own. */
  async check(text: string, rules?: RuleSet): Promise<CheckAnswer> {
    if (this.waiting >= MOST_WAITING) return null;
    this.waiting += 1;
    const answer = this.last.then(() => this.play({ text, ...(rules && { rules }) }));
    this.last = answer;
    try {
      return await answer;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Ends the thread; a replay that is being played is not answered any more. */
  async close(): Promise<void> {
    const worker = this.thread && (await this.thread);
    await worker?.terminate();
  }

  private async play(work: ReplayWork): Promise<CheckAnswer> {
    this.thread ??= this.started();
    const worker = await this.thread;
    worker?.postMessage(work);
    const answer = worker && (await messageOf<BattleCheck>(worker, this.mostMs));
    if (answer === null) {
      this.thread = null;
      await worker?.terminate();
    }
    return answer;
  }

  /** Starts the thread; null if it does not start. */
  private async started(): Promise<Worker | null> {
    const worker = this.start(this.data);
    // What goes wrong between two replays shows at the next one.
    worker.on("error", () => {});
    if ((await messageOf(worker, LONGEST_START_MS)) !== null) return worker;
    await worker.terminate();
    return null;
  }
}

/** The next message of a thread; null if none comes in time, or the thread ends first. The thread keeps no process alive. */
function messageOf<Message>(worker: Worker, withinMs: number): Promise<Message | null> {
  return new Promise((resolve) => {
    const end = (message: Message | null) => {
      clearTimeout(timer);
      for (const event of ["error", "exit"]) worker.off(event, giveUp);
      worker.off("message", end);
      worker.unref();
      resolve(message);
    };
    const giveUp = () => end(null);
    const timer = setTimeout(giveUp, withinMs);
    worker.ref();
    worker.on("message", end);
    for (const event of ["error", "exit"]) worker.on(event, giveUp);
  });
}
