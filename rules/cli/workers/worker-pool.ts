import type { Worker } from "node:worker_threads";
import type { RuleSet } from "../../index.ts";
import type { SimulationPlan } from "../../simulation/plan.ts";
import { type DecisionWatch, decisionGuard, newDecisionWatch } from "../bots/decisions.ts";
import { hasBots } from "../bots/seat-bots.ts";
import type { Answer, Order, PartAnswer, PartOrder, RunOrder } from "./job.ts";
import { diedTooOften, FailedBot, neverDecided } from "./replay-files.ts";
import { newSchedule, type PlayedRun, type Schedule, type Shard } from "./schedule.ts";
import { startWorker } from "./start-worker.ts";

/** Battles 1 to `battles` of any plan, by any rules. */
export interface Run {
  rules: RuleSet;
  plan: SimulationPlan;
  battles: number;
  /** Battles of a part; by default a fiftieth of the run, at most 100. */
  partSize?: number;
  /** Hash of the rules for the replay files; without it no replays are made. */
  replayHash?: string | null;
  /** Whether the winner and turns of each battle are kept, as paired comparisons need them. */
  keepOutcomes?: boolean;
  /** What a part gave that was played before: it is not played again, and `onPart` is not called. */
  playedBefore?(order: PartOrder): PartAnswer | undefined;
  /** Called once for each finished part, in no fixed order. */
  onPart?(part: PartAnswer, order: PartOrder): void;
}

/** Worker threads that share the battles of runs. */
export interface WorkerPool {
  /**
   * Plays runs together and returns one result for each, in their order. Give all runs that are compared in
   * one call: they advance side by side. A second call waits for the first. If stopped early, every run has
   * been played up to the same share. Rejects with the error if playing a battle throws one, with `FailedBot` if
   * a bot fails. Of a shard only its parts are played, and `onPart` gets them; the results are empty.
   */
  play(runs: readonly Run[], shard?: Shard): Promise<PlayedRun[]>;
  /** Ends the threads, and a call of `play` with what was played so far. */
  stop(): Promise<void>;
}

/** Parts in a worker's queue: enough that it never waits, and few enough that replies do not pile up. */
const AHEAD = 2;
/** A part that this many workers died with is not tried again. */
const MOST_DEATHS = 3;

/** A bot whose decision takes longer is taken to be in an endless loop. */
const PATIENCE_MS = 60_000;
/** How often the decisions of bots are looked at, in a share of the patience. */
const LOOKS = 10;

/** A call of `play` that is going on. */
interface Game {
  runs: readonly Run[];
  schedule: Schedule;
  finish(): void;
  fail(error: unknown): void;
}

/**
 * Starts a pool of `size` worker threads.
 *
 *     const pool = openWorkerPool(2);
 *     const [before, after] = await pool.play([{ rules, plan, battles }, { rules: changed, plan, battles }]);
 *     await pool.stop();
 *
 * A worker gets its next part when it has finished one, and parts are added up in order, so results depend on
 * neither the number of workers nor their speed. The parts of a worker that dies are played again by a new
 * one. Whoever opens a pool stops it, also after an error: its threads keep the process alive.
 */
export function openWorkerPool(
  size: number,
  start: () => Worker = startWorker,
  patienceMs = PATIENCE_MS,
): WorkerPool {
  const inHand = new Map<Worker, PartOrder[]>();
  const deaths = new Map<PartOrder, number>();
  let game: Game | null = null;
  let lastCall: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  function addWorker(): void {
    const worker = start();
    let cause: unknown = null;
    inHand.set(worker, []);
    worker.on("message", (answer: Answer) => receive(worker, answer));
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => replace(worker, cause));
    if (game) begin(worker, game);
  }

  function begin(worker: Worker, { runs }: Game): void {
    const watch = newDecisionWatch();
    if (runs.some(({ plan }) => hasBots(plan))) guard(worker, watch);
    send(worker, { kind: "runs", runs: runs.map(orderOf), watch });
    for (let part = 0; part < AHEAD; part++) sendNext(worker);
  }

  function sendNext(worker: Worker): void {
    const order = game?.schedule.next();
    if (!order) return;
    inHand.get(worker)?.push(order);
    send(worker, order);
  }

  function receive(worker: Worker, answer: Answer): void {
    if (!game || isStopped) return;
    const orders = inHand.get(worker) ?? [];
    const order = orders.find(({ place }) => place === answer.place);
    if (!order) return;
    inHand.set(
      worker,
      orders.filter((one) => one !== order),
    );
    if (!("played" in answer)) {
      giveUp("error" in answer ? answer.error : new FailedBot(answer.failedBot));
      return;
    }
    const { played } = answer;
    if (game.schedule.finish(order.place, played)) game.runs[order.run]?.onPart?.(played, order);
    sendNext(worker);
    if (game.schedule.isDone()) game.finish();
  }

  function replace(worker: Worker, cause: unknown): void {
    const lost = inHand.get(worker) ?? [];
    inHand.delete(worker);
    if (!game || isStopped || lost.length === 0) return;
    for (const order of lost) {
      deaths.set(order, (deaths.get(order) ?? 0) + 1);
      game.schedule.giveBack(order);
    }
    const worst = lost.find((order) => (deaths.get(order) ?? 0) >= MOST_DEATHS);
    if (worst) giveUp(diedTooOften(game.runs[worst.run]?.plan, worst, MOST_DEATHS, cause));
    else addWorker();
  }

  /** Gives up when a bot does not return: its thread could not say so. */
  function guard(worker: Worker, watch: DecisionWatch): void {
    const guarded = game;
    const stuckSince = decisionGuard(watch, patienceMs);
    const timer = setInterval(() => {
      if (game !== guarded || !inHand.has(worker)) return clearInterval(timer);
      const stuck = stuckSince(performance.now());
      const [order] = inHand.get(worker) ?? [];
      const plan = order && game?.runs[order.run]?.plan;
      if (!stuck || !order || !plan) return;
      clearInterval(timer);
      giveUp(neverDecided(plan, order, stuck, patienceMs));
    }, patienceMs / LOOKS);
    timer.unref();
  }

  function giveUp(error: unknown): void {
    game?.fail(error);
    void endWorkers();
  }

  /** What they still play is forgotten; the next call starts others. */
  async function endWorkers(): Promise<void> {
    const workers = [...inHand.keys()];
    inHand.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  function playNow(runs: readonly Run[], shard?: Shard): Promise<PlayedRun[]> {
    const schedule = newSchedule(
      runs.map(({ battles }) => battles),
      shard,
      runs.map(({ partSize }) => partSize),
    );
    for (const order of schedule.parts()) {
      const answer = runs[order.run]?.playedBefore?.(order);
      if (answer) schedule.finish(order.place, answer);
    }
    const played = new Promise<void>((finish, fail) => {
      game = { runs, schedule, finish, fail };
      if (isStopped || schedule.isDone()) return finish();
      const idle = [...inHand.keys()];
      for (const worker of idle) begin(worker, game);
      for (let missing = size - idle.length; missing > 0; missing--) addWorker();
    });
    return played
      .finally(() => {
        game = null;
        deaths.clear();
      })
      .then(() => schedule.results());
  }

  for (let index = 0; index < size; index++) addWorker();
  return {
    play(runs, shard) {
      const call = lastCall.then(() => playNow(runs, shard));
      lastCall = call.catch(() => undefined);
      return call;
    },
    async stop() {
      isStopped = true;
      game?.finish();
      await endWorkers();
    },
  };
}

function orderOf({ rules, plan, replayHash = null, keepOutcomes = false }: Run): RunOrder {
  return { rules, plan, replayHash, keepOutcomes };
}

function send(worker: Worker, order: Order): void {
  worker.postMessage(order);
}
