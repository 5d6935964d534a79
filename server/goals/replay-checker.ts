import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { BattleCheck, RuleSet } from "../../rules/index.ts";
import type { ReplayWork, ReplayWorkerData, TryCheck, TryWork } from "./replay-worker.ts";

/** Replays and tries that wait for the thread, of everybody and of one player; more are refused at once. */
const MOST_WAITING = 20;
const MOST_OF_PLAYER = 5;
/** Loading the rules takes longer from their source. */
const LONGEST_START_MS = 60_000;
const SECOND_MS = 1000;

/** `null`: not played now, because too many wait, it took too long, or the thread ended. */
export type CheckAnswer = BattleCheck | null;

interface Waiting {
  work: ReplayWork | TryWork;
  answer(check: unknown): void;
}

/**
 * Has replays and tries at positions played in one thread, one after the other. Players take turns, so that nobody waits for more than one of
 * each other player (`ABU-103`). The thread starts with the first of them.
 */
export class ReplayChecker {
  private readonly data: ReplayWorkerData;
  private readonly mostMs: number;
  private thread: Promise<Worker | null> | null = null;
  /** By player; whoever is first has the next turn. */
  private readonly waiting = new Map<number, Waiting[]>();
  private isPlaying = false;
  private readonly start: StartReplayWorker;

  constructor(rules: RuleSet, start: StartReplayWorker = startReplayWorker) {
    const { actions, seconds } = rules.goals.handIn;
    this.data = { rules, mostActions: actions };
    this.mostMs = seconds * SECOND_MS;
    this.start = start;
  }

  /** Plays the text of a player's replay and checks it. `rules` are those it was played by, where they are not the server's own. */
  check(playerId: number, text: string, rules?: RuleSet): Promise<CheckAnswer> {
    return this.wait<BattleCheck>(playerId, { text, ...(rules && { rules }) });
  }

  /** Plays a player's try at a position. */
  judge(playerId: number, work: TryWork): Promise<TryCheck | null> {
    return this.wait<TryCheck>(playerId, work);
  }

  private async wait<Check>(playerId: number, work: Waiting["work"]): Promise<Check | null> {
    const own = this.waiting.get(playerId) ?? [];
    const all = [...this.waiting.values()].reduce((count, { length }) => count + length, 0);
    if (own.length >= MOST_OF_PLAYER || all >= MOST_WAITING) return null;
    return new Promise<Check | null>((resolve, fail) => {
      own.push({ work, answer: (check) => resolve(check as Check | null) });
      this.waiting.set(playerId, own);
      if (!this.isPlaying) this.playAll().catch(fail);
    });
  }

  /** One of each player in turn, until none waits. What is being played still counts as waiting. */
  private async playAll(): Promise<void> {
    this.isPlaying = true;
    for (;;) {
      const [next] = this.waiting;
      if (!next) break;
      const [playerId, own] = next;
      const [first] = own;
      const played = first ? this.play(first.work) : null;
      first?.answer(played);
      await played?.catch(() => {});
      own.shift();
      this.waiting.delete(playerId);
      if (own.length > 0) this.waiting.set(playerId, own);
    }
    this.isPlaying = false;
  }

  /** Ends the thread; what is being played or waits is answered as not played. */
  async close(): Promise<void> {
    for (const own of this.waiting.values()) for (const { answer } of own.splice(0)) answer(null);
    const worker = this.thread && (await this.thread);
    await worker?.terminate();
  }

  private async play(work: Waiting["work"]): Promise<unknown> {
    this.thread ??= this.started();
    const worker = await this.thread;
    worker?.postMessage(work);
    const answer = worker && (await messageOf<unknown>(worker, this.mostMs));
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

/** Starts the thread that plays replays. */
export type StartReplayWorker = (data: ReplayWorkerData) => Worker;

/** The built thread stands beside the entries of the server; this module may be in a folder below them. */
const BUILT = ["./replay-worker.js", "../replay-worker.js"].map((path) => new URL(path, import.meta.url));

/** A battle needs little; one that is made to need more ends its thread only. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

/** Starts it from the built server or from its source. */
export function startReplayWorker(workerData: ReplayWorkerData): Worker {
  const options = { workerData, resourceLimits: LIMITS, execArgv: [] };
  const built = BUILT.find((path) => existsSync(path));
  if (built) return new Worker(built, options);
  // Node 20 gives threads no loader for TypeScript, so the thread registers it before it loads anything.
  const loader = import.meta.resolve("tsx/esm/api");
  const source = new URL("./replay-worker.ts", import.meta.url).href;
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(script, { ...options, eval: true });
}
