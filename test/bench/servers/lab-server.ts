import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { Registry } from "prom-client";
import { loadRules } from "../../../rules/validation.ts";
import { buildApp } from "../../../server/app/app.ts";
import { openGameStore } from "../../../server/app/run-server.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { developmentHelp } from "../../../server/development/development.ts";
import { systemRandom } from "../../../server/process/random.ts";
import { tellWork } from "./server-work.ts";

/** Machines never cool down, so that every activation is a change. */
const OVERLAY = { activation: { cooldownMs: 0 } };

/** The real server without limits on the database at `DATABASE_URL`, or on a SQLite file of its own. */
const folder = mkdtempSync(join(tmpdir(), "corvax-bench-"));
const { DATABASE_URL } = process.env;
const read = readConfiguration({
  RATE_LIMIT_PER_SECOND: "0",
  LOGIN_LIMIT_PER_MINUTE: "0",
  DATA_DIR: folder,
  DATABASE_URL,
});
const loaded = loadRules(OVERLAY);
if (!read.ok || !loaded.ok) throw new Error("The bench's own configuration is wrong.");

const clock = { now: () => Date.now() };
// As in production, where nobody can move the clock.
const production = { ...read.configuration, production: true };

const app = await buildApp({
  configuration: read.configuration,
  clock,
  random: systemRandom,
  store: await openGameStore(production, clock),
  rules: loaded.rules,
  rulesHash: loaded.hash,
  earlierHashes: loaded.earlierHashes,
  languages: [],
  metrics: new Registry(),
  ledger: null,
  clientFolder: null,
  development: developmentHelp(null),
  // As in production: what it costs to write the log belongs to the figure.
  log: pino(),
});

tellWork();
process.on("SIGTERM", () => {
  void app.close().then(() => {
    rmSync(folder, { recursive: true });
    process.exit(0);
  });
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
