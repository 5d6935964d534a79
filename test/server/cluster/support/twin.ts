import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { expect } from "vitest";
import { parse } from "yaml";
import { dataFolder, ServerProcess } from "../../server-process.ts";
import { freePorts } from "./free-ports.ts";
import { LayoutProxy } from "./layout-proxy.ts";

/** A database is back long before. */
const RESTART_MS = 60_000;

const COMPOSE = join(import.meta.dirname, "../../../../compose.yml");

export interface TwinOptions {
  processes: number;
  databaseUrl: string;
  environment?: Record<string, string>;
}

/**
 * The layout of `compose.yml` without containers: processes of the game on one PostgreSQL database, behind the proxy
 * with the configuration in `deploy`. The processes run in development, so that players log in by name and have cards;
 * they share a folder for the dev ledger.
 */
export class Twin {
  readonly proxy: LayoutProxy;
  private readonly processes: ServerProcess[];
  private readonly environments: Record<string, string>[];

  private constructor(proxy: LayoutProxy, environments: Record<string, string>[]) {
    this.proxy = proxy;
    this.environments = environments;
    this.processes = environments.map((environment) => new ServerProcess(environment));
  }

  static async start({ processes, databaseUrl, environment = {} }: TwinOptions): Promise<Twin> {
    const [https = 0, http = 0, metrics = 0, ...ports] = await freePorts(processes + 3);
    const proxy = await LayoutProxy.start(
      { https, http, metrics },
      ports.map((port) => `127.0.0.1:${port}`),
    );
    const DATA_DIR = dataFolder();
    const twin = new Twin(
      proxy,
      ports.map((port) => ({
        ...settingsOfCompose(),
        DATABASE_URL: databaseUrl,
        PUBLIC_ORIGIN: proxy.origin,
        DATA_DIR,
        PORT: String(port),
        RATE_LIMIT_PER_SECOND: "0",
        LOGIN_LIMIT_PER_MINUTE: "0",
        ...environment,
      })),
    );
    await Promise.all(twin.processes.map((process) => process.listening()));
    for (const number of twin.processes.keys()) await twin.isServing(number);
    return twin;
  }

  get size(): number {
    return this.processes.length;
  }

  /** The address of one process, past the proxy. */
  address(number: number): string {
    return `http://127.0.0.1:${this.environments[number]?.PORT}`;
  }

  /** What a process has logged until now. */
  log(number: number): string {
    return this.processes[number]?.stdout ?? "";
  }

  /** Resolves when the proxy sends requests to a process. */
  async isServing(number: number): Promise<void> {
    await expect.poll(() => this.proxy.sendsTo(number), { timeout: 60_000 }).toBe(true);
  }

  /** Sends a process a signal; returns its exit code. */
  async end(number: number, signal: NodeJS.Signals): Promise<number | null> {
    return (await this.processes[number]?.kill(signal)) ?? null;
  }

  /**
   * Starts a process that has ended, at the same address and with some settings changed; resolves when it listens.
   *
   * @param words what Node is told to start, where it is another build
   */
  async begin(number: number, changed: Record<string, string> = {}, words?: string[]): Promise<void> {
    const environment = { ...this.environments[number], ...changed };
    const process = new ServerProcess(environment, words);
    this.environments[number] = environment;
    this.processes[number] = process;
    await process.listening();
  }

  /** Starts a process as `restart: unless-stopped` does: again, when it ended because the database was away. */
  async beginAgain(number: number): Promise<void> {
    const until = performance.now() + RESTART_MS;
    for (;;) {
      const failure = await this.begin(number).then(
        () => null,
        (error: Error) => error,
      );
      if (failure === null) return;
      if (!saysNoDatabase(failure.message) || performance.now() >= until) throw failure;
    }
  }
}

/** Whether a process says that it ended because there was no database: any other reason is a fault of the game. */
function saysNoDatabase(said: string): boolean {
  return /cannot be reached|starting up|shutting down|terminating connection/.test(said);
}

/** What the layout sets for each process, apart from addresses that only its network knows. */
function settingsOfCompose(): Record<string, string> {
  const { services } = parse(readFileSync(COMPOSE, "utf8"), { merge: true });
  const { TRUST_PROXY } = services.game1.environment;
  return { TRUST_PROXY };
}
