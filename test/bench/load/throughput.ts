import { atLeast, type Figure, median, reported } from "../figure.ts";
import { buildBenchServer } from "../servers/build-bench-server.ts";
import { emptyRoute } from "../servers/empty-route.ts";
import { inRounds } from "./in-rounds.ts";
import { activateRequests, perConnection, stateRequest } from "./lab-requests.ts";
import { settlePlayers } from "./players.ts";
import type { Load, Run } from "./run-load.ts";
import { WorkerProcess } from "./worker-process.ts";

const CONNECTIONS = 64;
const PLAYERS_PER_CONNECTION = 8;
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const AIM_P99_MS = 25;
const STATE_BOUND = 0.5;
const ACTIVATE_BOUND = 0.3;

/** Requests a second of the two hottest calls against an empty route, in turns on one core. */
export async function measureThroughput(): Promise<Figure[]> {
  const empty = await emptyRoute(CONNECTIONS, { core: SERVER_CORE });
  const lab = new WorkerProcess(buildBenchServer("lab-server"), { core: SERVER_CORE });
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const { url } = await lab.next<{ url: string }>();
    const players = await settlePlayers(url, CONNECTIONS * PLAYERS_PER_CONNECTION);
    const loads: Load[] = [
      empty,
      { server: lab, url, requests: perConnection(CONNECTIONS, players, (player) => [stateRequest(player)]) },
      { server: lab, url, requests: perConnection(CONNECTIONS, players, activateRequests) },
    ];
    return figuresOf(...(await inRounds(generator, loads)));
  } finally {
    await Promise.all([empty.server.stop(), lab.stop(), generator.stop()]);
  }
}

function figuresOf(empty: Run[] = [], state: Run[] = [], activate: Run[] = []): Figure[] {
  const throughput = (runs: Run[]) => median(runs.map((run) => run.perBusySecond));
  const p99 = (runs: Run[]) => median(runs.map((run) => run.p99));
  const reference = throughput(empty);
  const refused = activate.reduce((sum, run) => sum + run.refused, 0);
  const answered = activate.reduce((sum, run) => sum + run.good, refused);
  const getState = "GET /api/getGameState";
  const postActivate = "POST /api/activateMachine";
  return [
    atLeast(STATE_BOUND, { name: getState, unit: "req/s", value: throughput(state), reference }),
    atLeast(ACTIVATE_BOUND, {
      name: `${postActivate}, durable 200 answers`,
      unit: "req/s",
      value: throughput(activate),
      reference,
    }),
    reported({ name: `${getState} p99`, unit: "ms", value: p99(state), reference: AIM_P99_MS }),
    reported({ name: `${postActivate} p99`, unit: "ms", value: p99(activate), reference: AIM_P99_MS }),
    reported({ name: "activations refused (not counted)", unit: "%", value: (100 * refused) / answered }),
  ];
}
