import type { ServerResponse } from "node:http";
import { balanceReport } from "../balance/balance-report.ts";
import { type Comparison, comparisonOf, type Order, runsOf } from "../balance/comparison.ts";
import { figuresOf, noteRun } from "../history/history.ts";
import { reportSections } from "../page/page.ts";
import { measuredRuns } from "../workers/measured-run.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { addFigures, liveChart, newLiveFigures } from "./live-figures.ts";
import { oddestBattles } from "./odd-battles.ts";

/** Where trials are played, one at a time, before the eyes of whoever listens. */
export interface TrialRoom {
  isBusy(): boolean;
  /** Begins a trial; what becomes of it is told to the listeners. */
  start(order: Order): void;
  /** Ends the trial that is played, with what was played so far. */
  stop(): Promise<void>;
  /** The comparison that was finished last. */
  last(): Comparison | null;
  /** Sends the events of trials, as server-sent events, until the page goes away. */
  listen(response: ServerResponse): void;
}

/** Milliseconds between two pictures of a trial that goes on. */
const EVERY_MS = 400;

export function newTrialRoom(openPool: () => WorkerPool, history: string | null): TrialRoom {
  const listeners = new Set<ServerResponse>();
  let pool: WorkerPool | null = null;
  let last: Comparison | null = null;
  let isStopped = false;

  function tell(event: string, data: unknown): void {
    for (const listener of listeners) listener.write(eventText(event, data));
  }

  async function play(order: Order, players: WorkerPool): Promise<void> {
    const wanted = runsOf(order);
    const figures = newLiveFigures(wanted);
    const total = wanted.length * order.battles;
    let played = 0;
    let drawn = 0;
    const runs = await measuredRuns(
      players,
      () => isStopped,
      wanted.map((run) => ({
        ...run,
        onPart({ tally }) {
          played += tally.battles;
          addFigures(figures, run, order, tally);
          if (performance.now() - drawn < EVERY_MS) return;
          drawn = performance.now();
          tell("progress", { played, total, chart: liveChart(figures) });
        },
      })),
    );
    const comparison = comparisonOf(order, runs);
    last = comparison;
    noteRun(history, {
      version: 1,
      at: new Date().toISOString(),
      command: "npm run workbench",
      seed: order.seed,
      policy: order.policy,
      rules: [order.before, order.after].map(({ title, hash }) => ({ name: title, hash })),
      figures: runs.map(({ result }) => figuresOf(result)),
      ...(isStopped ? { interrupted: true as const } : {}),
    });
    tell("done", {
      chart: liveChart(figures),
      sections: reportSections(balanceReport(comparison)),
      battles: oddestBattles(comparison),
      isStopped,
    });
  }

  return {
    isBusy: () => pool !== null,
    start(order) {
      const players = openPool();
      pool = players;
      isStopped = false;
      tell("begun", { total: runsOf(order).length * order.battles });
      play(order, players)
        .catch((error) => {
          console.error(error);
          tell("failed", { error: error instanceof Error ? error.message : String(error) });
        })
        .finally(() => {
          pool = null;
          void players.stop();
        });
    },
    async stop() {
      isStopped = true;
      await pool?.stop();
    },
    last: () => last,
    listen(response) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      response.write(eventText("hello", { isBusy: pool !== null }));
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
    },
  };
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
