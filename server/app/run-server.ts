import { join, resolve } from "node:path";
import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import { type Counter, collectDefaultMetrics, Registry } from "prom-client";
import { startDeletionJob } from "../account/deletion-job.ts";
import type { Configuration } from "../configuration/configuration.ts";
import type { StartupConfig } from "../configuration/startup-config.ts";
import { logError } from "../errors/to-http-error.ts";
import type { AppDeps, Development } from "../http/app-deps.ts";
import { checkAddressFree, closeAfterDrain, listenAddress } from "../http/connections.ts";
import type { GatewayMeter } from "../ledger/gateway/fetch-with-failover.ts";
import { type Ledger, openLedger } from "../ledger/ledger.ts";
import { devNetwork } from "../ledger/network/dev-network.ts";
import type { LedgerNetwork } from "../ledger/network/ledger-network.ts";
import { publicNetwork } from "../ledger/network/public-networks.ts";
import {
  countRejections,
  measureChanges,
  measureGateway,
  measureProgram,
  measureSizes,
} from "../metrics/measurements.ts";
import { checkMetricsPortFree, openMetricsPort } from "../metrics/metrics-port.ts";
import { type Clock, processClock, systemClock } from "../process/clock.ts";
import { program } from "../process/program.ts";
import { type Random, seededRandom, systemRandom } from "../process/random.ts";
import { GAME_FILE } from "../store/database/data-place.ts";
import { NO_METER, type StoreMeter } from "../store/database/health.ts";
import { retentionOf } from "../store/players/expiry.ts";
import type { LimitStore } from "../store/players/limits.ts";
import { openPostgresStore } from "../store/postgres/open-postgres-store.ts";
import { awaitForm } from "../store/sqlite/migrate.ts";
import { openSqliteStore } from "../store/sqlite/open-sqlite-store.ts";
import type { OpenedData, Store } from "../store/store.ts";
import { buildApp } from "./app.ts";
import { startCleanupJob, watchOtherProcesses } from "./background-jobs.ts";
import { settlementJob } from "./settlement-job.ts";

/** Time limit for running requests after the drain. */
const GRACE_MS = 10_000;

/** What the development tools need of the server. */
export type DevelopmentDeps = Pick<AppDeps, "configuration" | "store" | "random" | "rules">;
export type OpenDevelopment = (deps: DevelopmentDeps) => Promise<Development>;

export interface ServerOptions {
  start: StartupConfig;
  clientFolder: string | null;
  /** Opens the development tools; null in production. */
  development: OpenDevelopment | null;
  /** Nobody moves the game's time, as in production; one that can be moved is asked for each time. */
  fixedClock?: boolean;
  serverFactory?: AppDeps["serverFactory"];
  /** Rejects where nobody could listen. */
  checkAddress?: typeof checkAddressFree;
  log: FastifyBaseLogger;
}

/** A server that listens. */
export interface RunningServer {
  address: string;
  /** Serves everybody for `drainMs` more, finishes running requests and closes. */
  close(drainMs: number): Promise<void>;
  /** Promises that were rejected while nobody waited for them. */
  unhandledRejections: Counter;
}

/**
 * Opens the store and listens. On SIGTERM or SIGINT it drains, finishes running requests, closes and exits with 0; a
 * second signal ends it at once.
 * Returns the address it listens on.
 */
export async function runServer(options: ServerOptions): Promise<string> {
  const server = await openServer(options);
  closeOnSignals(server, options.start.configuration, options.log);
  return server.address;
}

/** Opens the store and listens; signals are not watched. */
export async function openServer({
  start,
  clientFolder,
  development,
  fixedClock = false,
  serverFactory,
  checkAddress = checkAddressFree,
  log,
}: ServerOptions): Promise<RunningServer> {
  const { configuration, rules, rulesHash, earlierHashes, languages, rulesNotices } = start;
  for (const notice of [...rulesNotices, ...configuration.ledger.notices]) log.warn(notice);
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const unhandledRejections = countRejections(metrics);
  // Whatever can be wrong with a start is found before the data are migrated.
  await checkAddress(configuration);
  await checkMetricsPortFree(configuration);
  const onWait = (form: number) =>
    log.info({ form }, "MIGRATE=wait: this process waits until another one has migrated the database");
  const opened = { ...configuration, production: configuration.production || fixedClock };
  const store = await openGameStore(opened, systemClock, measureChanges(metrics), onWait);
  logStart(log, start, store.opened);
  measureProgram(metrics, { rulesHash, store: store.opened.kind });
  const random = await randomnessOf(configuration.seed, store);
  const helped = { configuration, store, random, rules };
  let address = "";
  // Writing to SQLite may have to wait for another program, and reading the ledger must not.
  const limits = store.opened.kind === "PostgreSQL" ? store : null;
  const ledger = ledgerOf(start, () => address, measureGateway(metrics), limits);
  const app = await buildApp({
    ...helped,
    clock: systemClock,
    rulesHash,
    earlierHashes,
    languages,
    metrics,
    ledger,
    clientFolder,
    serverFactory,
    development: configuration.production || !development ? null : await development(helped),
    log,
  });
  await openMetricsPort(app, { configuration, metrics, log });
  const copiesFolder = configuration.dataFolder;
  startCleanupJob(app, { store, clock: systemClock, log, rulesHash, earlierHashes, copiesFolder });
  startDeletionJob(app, { store, rules, random, log, clock: systemClock });
  const startSettlementJob = settlementJob(app, { store, rules, ledger, log });
  const others = watchOtherProcesses(app, { store, configuration, rulesHash, log });
  others.catch((err: unknown) => logError(log, err, "the other processes are not watched"));
  measureSizes(app, { metrics, store, log, isFirst: async () => (await others)() });
  address = await app.listen({ port: configuration.port, host: await listenAddress(configuration.host) });
  log.info(`listening at ${address}`);
  startSettlementJob();
  return { address, close: (drainMs) => closeAfterDrain(app, drainMs), unhandledRejections };
}

/** The dev ledger is part of this server, so its address is known only once the server listens. */
function ledgerOf(
  { configuration, rules }: StartupConfig,
  ownAddress: () => string,
  meter: GatewayMeter,
  limits: LimitStore | null,
): Ledger | null {
  const { network, gatewayUrls, gatewayKey: key } = configuration.ledger;
  if (network === null) return null;
  return openLedger({
    network,
    gatewayUrls: () => (gatewayUrls.length > 0 ? gatewayUrls : [networksOwnGateway(network, ownAddress())]),
    key,
    rules,
    clock: processClock,
    meter,
    limits,
  });
}

function networksOwnGateway({ name, id }: LedgerNetwork, ownAddress: string): string {
  return name === "dev" ? `${ownAddress}${devNetwork().gatewayUrl}` : publicNetwork(id).gatewayUrl;
}

async function randomnessOf(seed: string | null, store: Store): Promise<Random> {
  return seed === null ? systemRandom : seededRandom(seed, await store.countStart());
}

/**
 * Closes the server when a signal or an uncaught exception comes. A promise that is rejected while nobody waits for it
 * ends nothing: it is logged and counted (`ABU-96`).
 * @param server Read anew each time, as the development server replaces its parts.
 */
export function closeOnSignals(
  server: RunningServer,
  { drainMs }: Pick<Configuration, "drainMs">,
  log: FastifyBaseLogger,
): void {
  process.on("unhandledRejection", (err) => {
    server.unhandledRejections.inc();
    log.error({ err }, "a promise was rejected and nobody waited for it");
  });
  const options: closeWithGrace.Options = {
    delay: drainMs + GRACE_MS,
    logger: false,
    skip: ["unhandledRejection"],
  };
  closeWithGrace(options, async ({ err, signal }) => {
    if (err) log.fatal({ err }, "closing after an error");
    else log.info(`${signal}: closing in ${drainMs} ms`);
    // After an error nothing can be relied on any more.
    await server.close(err ? 0 : drainMs);
  });
}

/** Logs what starts, on which data, and what a migration has done: an operator sees what a process really uses. */
export function logStart(
  log: FastifyBaseLogger,
  { configuration, rulesHash }: Pick<StartupConfig, "configuration" | "rulesHash">,
  { kind, place, formBefore, form, holdsNothing, copy, rewriting }: OpenedData,
): void {
  const { production, ledger } = configuration;
  const dataFolder = resolve(configuration.dataFolder);
  const network = ledger.network?.name ?? "none";
  log.info(
    { ...program, rulesHash, network, production, store: kind, place, dataFolder, form },
    `version ${program.version} (commit ${program.commit}, build ${program.build}) starts on ${kind} at ${place}`,
  );
  if (holdsNothing)
    log.warn(
      `${place} was there and held nothing, as a copy does that was made without the file ${place}-wal: a new, empty game was created in it. If there should be players, stop this process, move the file elsewhere, and bring a backup back with npm run restore`,
    );
  else if (formBefore === 0)
    // On a machine of one's own it is what is expected.
    log[production ? "warn" : "info"](
      { form },
      `a new, empty game was created in ${place}: if there should be players, stop this process and see DATA_DIR and DATABASE_URL`,
    );
  else if (formBefore < form)
    log.info(
      { formBefore, form, copy },
      `the database was migrated from form ${formBefore} to ${form}; ${copy === null ? "no copy was made before" : `as it was before it is kept in ${copy}`}`,
    );
  else if (formBefore > form)
    log.info(
      { formBefore, form },
      `the database has form ${formBefore}, to which a newer release has merely added: this process goes on with it`,
    );
  if (rewriting === "rewritten")
    log.info(`${place} was written anew, which overwrote what earlier releases had deleted`);
  if (rewriting === "left")
    log.warn(
      `${place} may still hold what earlier releases deleted: it was not written anew, as it has more than 1 GB, another process was writing, or the disk had no room for it twice more. The next start tries again; or do it as the operating guide says under "What is removed"`,
    );
}

type StoreConfiguration = Pick<
  Configuration,
  "dataFolder" | "production" | "databaseUrl" | "backupBeforeMigration" | "migrate" | "keptDays"
>;

/**
 * Opens the game's database: PostgreSQL at `DATABASE_URL`, or SQLite in `DATA_DIR`, which has been checked before. With
 * `MIGRATE=wait` another process migrates it: `onWait` is called with the form that was found if that has to be waited
 * for.
 */
export async function openGameStore(
  { dataFolder, production, databaseUrl, backupBeforeMigration, migrate, keptDays }: StoreConfiguration,
  clock: Clock,
  meter: StoreMeter = NO_METER,
  onWait: (form: number) => void = () => {},
): Promise<Store> {
  const options = { clock, movableClock: !production, retention: retentionOf(keptDays), meter };
  if (databaseUrl !== null)
    return openPostgresStore({
      ...options,
      url: databaseUrl,
      ...(backupBeforeMigration ? { dumpFolder: dataFolder } : {}),
      ...(migrate === "wait" ? { onWait } : {}),
    });
  const file = join(dataFolder, GAME_FILE);
  if (migrate === "wait") await awaitForm(file, onWait);
  return openSqliteStore({ ...options, file, copyBeforeMigration: backupBeforeMigration });
}
