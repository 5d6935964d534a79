import { readdirSync, readFileSync } from "node:fs";
import type { Pool } from "pg";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { Cluster } from "../../postgres/cluster.ts";

/** Of `/proc/…/stat`, which Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** What a cluster has written to its log until now. */
interface LogWork {
  flushes: number;
  bytes: number;
}

/** A PostgreSQL server as Debian's package sets it up: what it has committed survives a power cut. */
export class BenchCluster {
  private readonly cluster: Cluster;
  private readonly pool: Pool;
  private databases = 0;

  private constructor(cluster: Cluster) {
    this.cluster = cluster;
    this.pool = openPool(cluster.url("postgres"), { max: 1 });
  }

  static async start(): Promise<BenchCluster> {
    return new BenchCluster(await Cluster.start({ max_connections: "200" }));
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    this.databases += 1;
    const name = `bench_${this.databases}`;
    await this.pool.query(`CREATE DATABASE ${name}`);
    return this.cluster.url(name);
  }

  async logWork(): Promise<LogWork> {
    const { rows } = await this.pool.query<LogWork>(
      "SELECT wal_sync AS flushes, wal_bytes AS bytes FROM pg_stat_wal",
    );
    return rows[0] ?? { flushes: Number.NaN, bytes: Number.NaN };
  }

  /** For how long cores have worked for PostgreSQL since its start; from the system, so on Linux only. */
  cpuMs(): number {
    const server = this.cluster.processId;
    const works = readdirSync("/proc").map((name) => (/^\d+$/.test(name) ? workOf(name) : null));
    const own = works.filter((work) => work?.id === server || work?.parent === server);
    return own.reduce((sum, work) => sum + (work?.cpuMs ?? 0), 0);
  }

  async remove(): Promise<void> {
    await this.pool.end();
    await this.cluster.remove();
  }
}

/** A process with the work of its children that have ended; null if it has ended itself. */
function workOf(id: string): { id: number; parent: number; cpuMs: number } | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${id}/stat`, "utf8");
  } catch {
    return null;
  }
  // The name, which may hold spaces, stands in brackets; the fields after it are numbered from 3 on in proc(5).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  const ticks = [14, 15, 16, 17].reduce((sum, number) => sum + field(number), 0);
  return { id: Number(id), parent: field(4), cpuMs: ticks * MS_PER_TICK };
}
