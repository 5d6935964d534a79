import type { LoadRequest, LoadResult } from "autocannon";
import { atLeast, type Figure, median, reported } from "../figure.ts";
import type { LoadOrder } from "./generator.ts";
import { type LoadPlayer, settlePlayers } from "./players.ts";
import { WorkerProcess } from "./worker-process.ts";

const CONNECTIONS = 64;
const PLAYERS_PER_CONNECTION = 4;
const ROUNDS = 5;
const SECONDS = 3;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const AIM_P99_MS = 25;
const STATE_BOUND = 0.5;
const ACTIVATE_BOUND = 0.3;

type Load = {
  readonly name: "empty" | "state" | "activate";
  readonly url: string;
  readonly requests: LoadRequest[][];
};

/** Requests a second of the two hottest calls against an empty route, in turns on one core. */
export async function measureThroughput(): Promise<Figure[]> {
  const empty = new WorkerProcess(new URL("../servers/empty-server.ts", import.meta.url), {
    core: SERVER_CORE,
  });
  const lab = new WorkerProcess(new URL("../servers/lab-server.ts", import.meta.url), { core: SERVER_CORE });
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const { url: emptyUrl } = await empty.next<{ url: string }>();
    const { url: labUrl } = await lab.next<{ url: string }>();
    const players = await settlePlayers(labUrl, CONNECTIONS * PLAYERS_PER_CONNECTION);
    const loads: Load[] = [
      { name: "empty", url: emptyUrl, requests: perConnection(() => [{ method: "GET", path: "/empty" }]) },
      { name: "state", url: labUrl, requests: perConnection((at) => dealt(players, at).map(stateRequest)) },
      {
        name: "activate",
        url: labUrl,
        requests: perConnection((at) => dealt(players, at).flatMap(activateRequests)),
      },
    ];
    const results = await runInTurns(generator, lab, loads);
    return figuresOf(results);
  } finally {
    await Promise.all([empty.stop(), lab.stop(), generator.stop()]);
  }
}

async function runInTurns(generator: WorkerProcess, lab: WorkerProcess, loads: readonly Load[]) {
  const results = { empty: [] as LoadResult[], state: [] as LoadResult[], activate: [] as LoadResult[] };
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, url, requests } of loads) {
      await lab.ask({ skipHour: true, running: name === "activate" });
      const order: LoadOrder = { url, requests, seconds: SECONDS };
      const result = await generator.ask<LoadResult>(order);
      if (result.errors > 0) throw new Error(`${result.errors} requests of ${name} got no answer.`);
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

function figuresOf(results: Record<Load["name"], readonly LoadResult[]>): Figure[] {
  const perSecond = (name: Load["name"]) => median(results[name].map((one) => one["2xx"] / one.duration));
  const p99 = (name: Load["name"]) => median(results[name].map((one) => one.latency.p99));
  const refused = results.activate.reduce((sum, one) => sum + one.non2xx, 0);
  const answered = results.activate.reduce((sum, one) => sum + one["2xx"], 0);
  const reference = perSecond("empty");
  return [
    atLeast(STATE_BOUND, {
      name: "GET /api/getGameState",
      unit: "req/s",
      value: perSecond("state"),
      reference,
    }),
    atLeast(ACTIVATE_BOUND, {
      name: "POST /api/activateMachine, durable 200 answers",
      unit: "req/s",
      value: perSecond("activate"),
      reference,
    }),
    reported({ name: "GET /api/getGameState p99", unit: "ms", value: p99("state"), reference: AIM_P99_MS }),
    reported({
      name: "POST /api/activateMachine p99",
      unit: "ms",
      value: p99("activate"),
      reference: AIM_P99_MS,
    }),
    reported({
      name: "activations refused (not counted)",
      unit: "%",
      value: (100 * refused) / (refused + answered),
    }),
  ];
}

function perConnection(requestsOf: (connection: number) => LoadRequest[]): LoadRequest[][] {
  return Array.from({ length: CONNECTIONS }, (_, connection) => requestsOf(connection));
}

/** The players that a connection plays for: no two connections share one. */
function dealt(players: readonly LoadPlayer[], connection: number): LoadPlayer[] {
  return players.filter((_, at) => at % CONNECTIONS === connection);
}

function stateRequest({ cookie }: LoadPlayer): LoadRequest {
  return { method: "GET", path: "/api/getGameState", headers: { cookie } };
}

function activateRequests({ cookie, machineIds }: LoadPlayer): LoadRequest[] {
  return machineIds.map((machineId) => ({
    method: "POST",
    path: "/api/activateMachine",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ machineId }),
  }));
}
