import type { LoadRequest, LoadResult } from "autocannon";
import { type Figure, reported } from "../figure.ts";
import { ProductionServer } from "../servers/production-server.ts";
import { signedLogin } from "../servers/telegram-login.ts";
import type { LoadOrder } from "./generator.ts";
import { cookieOf, post } from "./players.ts";
import { WorkerProcess } from "./worker-process.ts";

const PLAYERS = 64;
const REQUESTS = 100_000;
/** By then the engine's heap has found its size: what is gained after it would be a leak. */
const SETTLED_REQUESTS = 200_000;
const LOAD_CORE = 1;
const AIM_MEGABYTES = 160;

/** Memory of the production server along 400,000 mixed requests; it is judged after 100,000. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const generator = new WorkerProcess(new URL("./generator.ts", import.meta.url), { core: LOAD_CORE });
  try {
    const requests: LoadRequest[][] = [];
    for (let id = 1; id <= PLAYERS; id++) requests.push(await mixedRequests(server.url, id));
    const loaded = async (amount: number): Promise<number> => {
      const order: LoadOrder = { url: server.url, requests, amount };
      const result = await generator.ask<LoadResult>(order);
      const unanswered = result.errors + serverErrors(result);
      if (unanswered > 0) throw new Error(`${unanswered} of the mixed requests failed.`);
      return server.residentMegabytes();
    };
    const atStart = server.residentMegabytes();
    const halfway = await loaded(REQUESTS / 2);
    const atEnd = await loaded(REQUESTS / 2);
    const settled = await loaded(SETTLED_REQUESTS - REQUESTS);
    const doubled = await loaded(SETTLED_REQUESTS);
    return [
      reported({ name: "memory of the server at the start", unit: "MB", value: atStart }),
      reported({
        name: `memory after ${REQUESTS} mixed requests`,
        unit: "MB",
        value: atEnd,
        reference: AIM_MEGABYTES,
      }),
      reported({ name: "memory gained over their second half", unit: "MB", value: atEnd - halfway }),
      reported({
        name: `memory gained from ${SETTLED_REQUESTS} to ${2 * SETTLED_REQUESTS} requests`,
        unit: "MB",
        value: doubled - settled,
      }),
    ];
  } finally {
    await Promise.all([server.stop(), generator.stop()]);
  }
}

function serverErrors({ statusCodeStats }: LoadResult): number {
  return Object.entries(statusCodeStats)
    .filter(([status]) => status.startsWith("5"))
    .reduce((sum, [, { count }]) => sum + count, 0);
}

/** What a player's browser sends, and what a careless or hostile one does. */
async function mixedRequests(url: string, id: number): Promise<LoadRequest[]> {
  const cookie = cookieOf(await post(`${url}/api/auth/telegram`, signedLogin(id)));
  const place = { machineType: "catLair", x: 0, y: 0, room: 1 };
  const built = await post(`${url}/api/buildMachine`, place, cookie);
  const { machine }: { machine: { id: string } } = await built.json();
  const sent = (path: string, body: object): LoadRequest => ({
    method: "POST",
    path,
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const read = (path: string): LoadRequest => ({ method: "GET", path, headers: { cookie } });
  return [
    read("/api/getGameState"),
    read("/api/whoami"),
    sent("/api/activateMachine", { machineId: machine.id }),
    read("/api/getPets"),
    sent("/api/moveMachine", { machineId: machine.id, x: 64, y: 64, room: 1 }),
    sent("/api/buildMachine", { machineType: "catLair", x: 1e9, y: 0, room: 1 }),
    sent("/api/upgradeMachine", { machineId: "of-somebody-else" }),
    sent("/api/syncLayout", { machines: [{ id: machine.id, x: 64, y: 64, room: 1 }] }),
    read("/"),
    read("/api/nowhere"),
  ];
}
