import { setTimeout as pause } from "node:timers/promises";
import { Client, type Pool, type PoolConfig } from "pg";
import { type Queries, statement } from "../database/unit.ts";
import type { BattleListener } from "../pvp/pvp-store.ts";

/** Changes of so many milliseconds travel together: each notification takes a lock of the whole database server. */
const COLLECTED_MS = 5;
/** PostgreSQL takes at most 8,000 bytes. */
const MOST_BYTES = 7_900;
/** Pause before a lost connection is opened again; meanwhile the listeners read the versions from time to time. */
const RECONNECT_MS = 1_000;

/** Games in several schemas of one database do not hear each other; the name of a channel has at most 63 bytes. */
const CHANNEL = "'battles of ' || md5(current_schema())";
const notify = statement<[string], { told: string }>(`SELECT pg_notify(${CHANNEL}, $1)::text AS told`);

/**
 * Tells the processes on a database which battles have changed, by LISTEN and NOTIFY outside of the game's transactions.
 * The connection that listens must lead to the database itself, not to a pooler that shares it between transactions.
 */
export class BattleNotifications {
  private readonly queries: Queries;
  private readonly connection: PoolConfig;
  private readonly collected = new Map<string, number>();
  private listener: BattleListener | null = null;
  private client: Client | null = null;
  private listening: Promise<void> = Promise.resolve();
  private readonly ending = new AbortController();

  constructor(queries: Queries, { options }: Pick<Pool, "options">) {
    this.queries = queries;
    this.connection = options;
  }

  announce(id: string, version: number): void {
    if (this.ending.signal.aborted) return;
    if (this.collected.size === 0) setTimeout(() => this.send(), COLLECTED_MS).unref();
    this.collected.set(id, version);
  }

  listen(listener: BattleListener): void {
    this.listener = listener;
    this.listening = this.keepListening();
  }

  async end(): Promise<void> {
    this.send();
    this.ending.abort();
    await this.client?.end().catch(() => {});
    await this.listening;
  }

  /** What is not told is found by whoever reads the versions. */
  private send(): void {
    const changes = [...this.collected].map(([id, version]) => `${id}:${version}`);
    this.collected.clear();
    for (const payload of batchesOf(changes)) this.queries.first(notify, payload).catch(() => {});
  }

  private async keepListening(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      await this.listenUntilLost().catch(() => {});
      await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  private async listenUntilLost(): Promise<void> {
    const client = new Client(this.connection);
    this.client = client;
    const lost = new Promise((resolve) => client.once("end", resolve));
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => this.hear(payload));
    try {
      await client.connect();
      const { rows } = await client.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`);
      await client.query(`LISTEN ${client.escapeIdentifier(rows[0]?.channel ?? "")}`);
      await lost;
    } finally {
      await client.end();
    }
  }

  private hear(payload: string): void {
    for (const change of payload.split(",")) {
      const [id, version] = change.split(":");
      if (id && version) this.listener?.(id, Number(version));
    }
  }
}

function batchesOf(changes: readonly string[]): string[] {
  const batches: string[] = [];
  for (const change of changes) {
    const last = batches.at(-1);
    if (last !== undefined && last.length + change.length < MOST_BYTES)
      batches[batches.length - 1] = `${last},${change}`;
    else batches.push(change);
  }
  return batches;
}
