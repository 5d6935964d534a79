import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { pino } from "pino";
import { Registry } from "prom-client";
import { loadRules } from "../../../rules/validation.ts";
import { buildApp } from "../../../server/app.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { developmentHelp } from "../../../server/development/development.ts";
import { systemRandom } from "../../../server/randomness/random.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";

const HOUR_MS = 3_600_000;
/** Connections are not served in perfect turns; more time than an hour a round leaves nobody waiting. */
const HASTE = 3;

/** The real server on a real file, limits off, with a clock that moves on as requests come. */
const folder = mkdtempSync(join(tmpdir(), "corvax-bench-"));
const read = readConfiguration({ RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0", DATA_DIR: folder });
const loaded = loadRules();
if (!read.ok || !loaded.ok) throw new Error("The bench's own configuration is wrong.");

let time = Date.now();
let stepMs = 0;
const gameClock = { now: () => time };
// Sessions go by the time outside the game: weeks of play in seconds do not end them.
const clock = { now: () => Date.now() };

const app = await buildApp({
  configuration: read.configuration,
  clock,
  random: systemRandom,
  store: openSqliteStore({ file: join(folder, "game.sqlite"), clock: gameClock, movableClock: false }),
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

app.server.on("request", () => {
  time += stepMs;
});
/** So many machines are activated in turn from now on, an hour after what was before; 0: the clock stands. */
process.on("message", ({ machines }: { machines: number }) => {
  time += machines === 0 ? 0 : HOUR_MS;
  stepMs = machines === 0 ? 0 : (HOUR_MS / machines) * HASTE;
  process.send?.({ activeMs: performance.eventLoopUtilization().active });
});
process.on("SIGTERM", () => {
  void app.close().then(() => {
    rmSync(folder, { recursive: true });
    process.exit(0);
  });
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
