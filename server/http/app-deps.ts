import type { IncomingMessage, ServerResponse } from "node:http";
import type { Worker } from "node:worker_threads";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory, RawServerDefault } from "fastify";
import type { Registry } from "prom-client";
import type { RuleSet, Texts } from "../../rules/index.ts";
import type { Configuration } from "../configuration/configuration.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { ReadPicture } from "../pictures/pictures.ts";
import type { Clock } from "../process/clock.ts";
import type { Random } from "../process/random.ts";
import type { Store } from "../store/store.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Answers that the database was away, since the log told of it last, and what it said the last time. */
    outage: { answers: number; cause: string | null };
  }
}

/** The server with the types of its schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Registers one group of routes. */
export type RouteGroup = (app: App, deps: AppDeps) => void | Promise<void>;

/** What exists in development only: calls below `/api`, and routes beside it. */
export interface Development {
  calls: RouteGroup;
  root: RouteGroup;
}

/** Everything that the server depends on; it uses nothing else from outside (`GAP-51`). */
export interface AppDeps {
  configuration: Configuration;
  clock: Clock;
  random: Random;
  store: Store;
  rules: RuleSet;
  rulesHash: string;
  /** The hashes that earlier releases gave to these rules under their overlay. */
  earlierHashes: string[];
  /** The texts in every language except English, which is part of the rules. */
  languages: readonly Texts[];
  metrics: Registry;
  /** null without a configured ledger: its calls answer 503 `ledger_not_configured`. */
  ledger: Ledger | null;
  /** Reads pictures of other servers; a guarded fetch unless a test brings its own. */
  readPicture?: ReadPicture;
  /** Starts the thread that plays replays; tests start a built one. */
  startReplayWorker?: (data: { rules: RuleSet; mostActions: number }) => Worker;
  /** Time limit (ms) of each call of the login provider; tests, which may be slow, allow more. */
  oidcTimeoutMs?: number;
  /** Makes the HTTP server; Fastify's own unless a development server brings one that lasts. */
  serverFactory?: FastifyServerFactory<RawServerDefault> | undefined;
  /** Folder of the built client, or null to serve none. */
  clientFolder: string | null;
  /** null in production (`ABU-11`). */
  development: Development | null;
  log: FastifyBaseLogger;
}
