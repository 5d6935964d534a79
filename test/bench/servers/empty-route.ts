import type { LoadRequest } from "autocannon";
import type { Load } from "../load/run-load.ts";
import { type WorkerPlace, WorkerProcess } from "../load/worker-process.ts";

const NOTHING: LoadRequest = { method: "GET", path: "/empty" };

/** The reference of every throughput, in a process of its own: the empty route, asked on so many connections. */
export async function emptyRoute(connections: number, place: WorkerPlace = {}): Promise<Load> {
  const server = new WorkerProcess(new URL("./empty-server.ts", import.meta.url), place);
  const { url } = await server.next<{ url: string }>();
  return { server, url, requests: Array.from({ length: connections }, () => [NOTHING]) };
}
