import { createHmac, hash } from "node:crypto";
import type { InjectOptions } from "fastify";
import { pino } from "pino";
import { Registry } from "prom-client";
import { type RuleSet, shippedRules, type Texts } from "../../rules/index.ts";
import { readConfiguration } from "../../server/configuration/read-configuration.ts";
import type { Environment } from "../../server/configuration/variables.ts";
import type { DevLedger } from "../../server/dev-ledger/dev-ledger.ts";
import {
  type App,
  type AppDeps,
  buildApp,
  developmentHelp,
  openSqliteStore,
  type Random,
  type Store,
  seededRandom,
} from "../../server/index.ts";
import { openLedger } from "../../server/ledger/ledger.ts";
import { devNetwork } from "../../server/ledger/network/dev-network.ts";
import type { LedgerNetwork } from "../../server/ledger/network/ledger-network.ts";
import { type Retention, retentionOf } from "../../server/store/players/expiry.ts";
import { openPostgresStore } from "../../server/store/postgres/open-postgres-store.ts";
import { migratedGame } from "./migrated-game.ts";
import { TestClock } from "./test-clock.ts";

export { DAY, HOUR, START, TestClock } from "./test-clock.ts";

export const BOT_TOKEN = "4242424242:test-bot-token-that-looks-like-one";
export const LAB_HASH = "test-rules";

/** What a call answered: its body is read field by field, as a client would. */
export interface Answer {
  status: number;
  body: Record<string, unknown> & {
    machine?: MachineBody;
    machines?: MachineBody[];
    newResources?: Stock;
    updatedResources?: Stock;
  };
  headers: Record<string, string | number | string[] | undefined>;
}
export interface MachineBody {
  id: string;
  type: string;
  x: number;
  y: number;
  room: number;
  level: number;
  lastActivated: number;
  isOffline: boolean;
  provisionalMint: number;
}
export interface Stock {
  tcorvax: string;
  catNips: string;
  energy: string;
  eggs: string;
}

export interface LabServerOptions {
  environment?: Environment;
  file?: string;
  /** The address of a PostgreSQL database. */
  databaseUrl?: string;
  /** How long a change waits for another process's write lock. */
  busyMs?: number;
  clock?: TestClock;
  rules?: RuleSet;
  rulesHash?: string;
  earlierHashes?: string[];
  languages?: Texts[];
  random?: Random;
  clientFolder?: string;
  production?: boolean;
  wrapStore?: (store: Store) => Store;
  log?: AppDeps["log"];
  /** What the development calls act on. */
  devLedger?: DevLedger;
  /** Where a gateway answers; without one the server has no ledger. */
  gatewayUrl?: string;
  network?: LedgerNetwork;
  readPicture?: AppDeps["readPicture"];
  oidcTimeoutMs?: number;
  startReplayWorker?: AppDeps["startReplayWorker"];
}

/** The real server on a memory database, without listening. */
export class LabServer {
  readonly app: App;
  readonly clock: TestClock;
  readonly store: Store;
  readonly ledger: AppDeps["ledger"];

  constructor({ app, clock, store, ledger }: Pick<LabServer, "app" | "clock" | "store" | "ledger">) {
    this.app = app;
    this.clock = clock;
    this.store = store;
    this.ledger = ledger;
  }

  async call(options: InjectOptions): Promise<Answer> {
    const response = await this.app.inject(options);
    const type = String(response.headers["content-type"] ?? "");
    const body = type.includes("json") && response.body !== "" ? response.json() : { text: response.body };
    return { status: response.statusCode, body, headers: response.headers };
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call({ method: "GET", url, headers });
  }

  /** A post of a JSON body; a text is sent as it is. */
  post(url: string, body?: object | string, headers: Record<string, string> = {}): Promise<Answer> {
    if (body === undefined) return this.call({ method: "POST", url, headers });
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    const sent = { "content-type": "application/json", ...headers };
    return this.call({ method: "POST", url, payload, headers: sent });
  }

  /** Logs a player in by name. */
  async player(name = "Ann"): Promise<TestPlayer> {
    const answer = await this.post("/api/auth/dev", { name });
    return new TestPlayer(this, sidOf(answer), String(answer.body.userId));
  }

  close(): Promise<void> {
    return this.app.close();
  }
}

/** A browser that is logged in. */
export class TestPlayer {
  readonly server: LabServer;
  readonly sid: string;
  readonly userId: string;

  constructor(server: LabServer, sid: string, userId: string) {
    this.server = server;
    this.sid = sid;
    this.userId = userId;
  }

  get(call: string): Promise<Answer> {
    return this.server.get(`/api/${call}`, { cookie: `sid=${this.sid}` });
  }

  post(call: string, body?: object | string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.server.post(`/api/${call}`, body, { cookie: `sid=${this.sid}`, ...headers });
  }

  build(machineType: string, x: number, y: number, room = 1): Promise<Answer> {
    return this.post("buildMachine", { machineType, x, y, room });
  }

  /** Builds a machine that must succeed; answers its id. */
  async built(machineType: string, x: number, y: number, room = 1): Promise<string> {
    const { status, body } = await this.build(machineType, x, y, room);
    if (status !== 200 || !body.machine) throw new Error(`${machineType}: ${JSON.stringify(body)}`);
    return body.machine.id;
  }

  activate(machineId: string): Promise<Answer> {
    return this.post("activateMachine", { machineId });
  }

  grant(amounts: Partial<Stock>): Promise<Answer> {
    return this.post("dev/grant", amounts);
  }

  async lab(): Promise<Answer["body"] & { machines: MachineBody[] }> {
    const { body } = await this.get("getGameState");
    return { ...body, machines: body.machines ?? [] };
  }
}

export async function labServer(options: LabServerOptions = {}): Promise<LabServer> {
  const clock = options.clock ?? new TestClock();
  const read = readConfiguration({
    RATE_LIMIT_PER_SECOND: "0",
    LOGIN_LIMIT_PER_MINUTE: "0",
    ...(options.production ? PRODUCTION : {}),
    ...options.environment,
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const store = await storeOf(options, clock, retentionOf(read.configuration.keptDays));
  const wrapped = options.wrapStore?.(store) ?? store;
  const ledger = ledgerOf(options, clock);
  const app = await buildApp({
    configuration: read.configuration,
    clock,
    random: options.random ?? seededRandom("lab server", await store.countStart()),
    store: wrapped,
    rules: options.rules ?? shippedRules,
    rulesHash: options.rulesHash ?? LAB_HASH,
    earlierHashes: options.earlierHashes ?? [],
    languages: options.languages ?? [],
    metrics: new Registry(),
    ledger,
    ...(options.readPicture ? { readPicture: options.readPicture } : {}),
    ...(options.startReplayWorker ? { startReplayWorker: options.startReplayWorker } : {}),
    ...(options.oidcTimeoutMs ? { oidcTimeoutMs: options.oidcTimeoutMs } : {}),
    clientFolder: options.clientFolder ?? null,
    development: options.production ? null : developmentHelp(options.devLedger ?? null),
    log: options.log ?? pino({ level: "silent" }),
  });
  return new LabServer({ app, clock, store: wrapped, ledger });
}

/** PostgreSQL where the whole project runs on it, unless the test is about a file. */
async function storeOf(
  { file, databaseUrl, busyMs, production }: LabServerOptions,
  clock: TestClock,
  retention: Retention,
): Promise<Store> {
  const shared = { clock, movableClock: !production, retention };
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, ...shared });
  if (process.env.TEST_STORE === "postgres" && !file) {
    const { emptiedPostgres } = await import("../postgres/fresh-postgres.ts");
    return openPostgresStore({ url: await emptiedPostgres(), ...shared });
  }
  return openSqliteStore({
    file: file ?? migratedGame(),
    ...shared,
    ...(busyMs === undefined ? {} : { busyMs }),
  });
}

function ledgerOf({ gatewayUrl, network, rules }: LabServerOptions, clock: TestClock): AppDeps["ledger"] {
  if (gatewayUrl === undefined) return null;
  return openLedger({
    network: network ?? devNetwork(),
    gatewayUrls: () => [gatewayUrl],
    rules: rules ?? shippedRules,
    clock,
    pause: async () => {},
  });
}

export const PRODUCTION: Environment = {
  NODE_ENV: "production",
  LEDGER_NETWORK: "none",
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  TELEGRAM_BOT_NAME: "lab_bot",
};

/** The session cookie's value in an answer, or "" when none was given. */
export function sidOf(answer: Answer): string {
  return cookieOf(answer, "sid");
}

/** The value an answer gives a cookie, or "" when it gives none. */
export function cookieOf({ headers }: Answer, name: string): string {
  const cookies = [headers["set-cookie"] ?? []].flat().map(String);
  const given = cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? "";
  return given.slice(name.length + 1).split(";")[0] ?? "";
}

/** Login fields as Telegram signs them. */
export function signedLogin(fields: Record<string, string | number>, token = BOT_TOKEN) {
  const text = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join("\n");
  const secret = hash("sha256", token, "buffer");
  return { ...fields, hash: createHmac("sha256", secret).update(text).digest("hex") };
}
