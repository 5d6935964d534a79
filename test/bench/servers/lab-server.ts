import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { loadRules } from "../../../rules/validation.ts";
import { buildApp } from "../../../server/app.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { developmentRoutes } from "../../../server/development/development.ts";
import { systemRandom } from "../../../server/randomness/random.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";

const HOUR_MS = 3_600_000;
const MACHINES = 512;
/** Connections are not served in perfect turns; a little more time than one hour a round leaves nobody waiting. */
const HASTE = 1.4;

/** The real server on a real file, limits off, with a clock that moves on as requests come. */
const folder = mkdtempSync(join(tmpdir(), "corvax-bench-"));
const read = readConfiguration({ RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", DATA_DIR: folder });
const loaded = loadRules();
if (!read.ok || !loaded.ok) throw new Error("The bench's own configuration is wrong.");

let time = Date.now();
let stepMs = 0;
const clock = { now: () => time };

const app = await buildApp({
  configuration: read.configuration,
  clock,
  random: systemRandom,
  store: openSqliteStore({ file: join(folder, "game.sqlite"), clock, movableClock: false }),
  rules: loaded.rules,
  rulesHash: loaded.hash,
  metrics: new Registry(),
  clientFolder: null,
  development: developmentRoutes,
  // As in production: what it costs to write the log belongs to the figure.
  logger: true,
});

app.server.on("request", () => {
  time += stepMs;
});
process.on("message", ({ running }: { running: boolean }) => {
  time += HOUR_MS;
  stepMs = running ? (HOUR_MS / MACHINES) * HASTE : 0;
  process.send?.({ ready: true });
});
process.on("SIGTERM", () => {
  void app.close().then(() => {
    rmSync(folder, { recursive: true });
    process.exit(0);
  });
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
