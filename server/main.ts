import { existsSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "./app/run-server.ts";
import { exitWithError, openLog, startupConfigOrExit } from "./app/startup-errors.ts";
import { runLive } from "./development/run-live.ts";

/** Runs the server from its source: development mode unless `NODE_ENV=production`; serves a built client. */
const textsFolder = join(import.meta.dirname, "..", "rules", "texts");
const start = startupConfigOrExit(process.env, textsFolder);
const folder = join(import.meta.dirname, "..", "dist", start.configuration.production ? "client" : "play");
const options = { start, clientFolder: existsSync(folder) ? folder : null, log: openLog("info") };
const run = start.configuration.production
  ? runServer({ ...options, development: null })
  : runLive({ ...options, environment: process.env, textsFolder });
await run.catch(exitWithError);
