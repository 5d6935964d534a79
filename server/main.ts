import { existsSync } from "node:fs";
import { join } from "node:path";
import { runLive } from "./development/run-live.ts";
import { openLog } from "./open-log.ts";
import { runServer } from "./run-server.ts";
import { exitWithError, startupConfigOrExit } from "./startup-errors.ts";

/** Runs the server from its source: development mode unless `NODE_ENV=production`; serves a built client. */
const textsFolder = join(import.meta.dirname, "..", "rules", "texts");
const start = startupConfigOrExit(process.env, textsFolder);
const folder = join(import.meta.dirname, "..", "dist", start.configuration.production ? "client" : "play");
const options = { start, clientFolder: existsSync(folder) ? folder : null, log: openLog("info") };
const run = start.configuration.production
  ? runServer({ ...options, development: null })
  : runLive({ ...options, environment: process.env, textsFolder });
await run.catch(exitWithError);
