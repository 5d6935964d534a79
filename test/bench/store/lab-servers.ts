import { type LoadPlayer, settlePlayers } from "../load/players.ts";
import { type WorkerPlace, WorkerProcess } from "../load/worker-process.ts";
import { buildBenchServer } from "../servers/build-bench-server.ts";

/** Processes of the game on one database, and players with machines in it. */
export interface LabServers {
  servers: { process: WorkerProcess; url: string }[];
  players: LoadPlayer[];
  stop(): Promise<void>;
}

export interface LabServersOrder {
  /** Address of a PostgreSQL database; null for a SQLite file. */
  database: string | null;
  processes: number;
  players: number;
  core?: WorkerPlace["core"];
}

let built: URL | undefined;

export async function startLabServers(order: LabServersOrder): Promise<LabServers> {
  const { database, processes, players, core } = order;
  built ??= buildBenchServer("lab-server");
  const script = built;
  const environment = { DATABASE_URL: database ?? "" };
  const started = Array.from({ length: processes }, () => new WorkerProcess(script, { core, environment }));
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  try {
    const addresses = await Promise.all(started.map((server) => server.next<{ url: string }>()));
    const servers = started.map((process, at) => ({ process, url: addresses[at]?.url ?? "" }));
    return { servers, players: await settlePlayers(servers[0]?.url ?? "", players), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
