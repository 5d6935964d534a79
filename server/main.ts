import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDevelopment } from "./development/open-development.ts";
import { openLog } from "./open-log.ts";
import { runServer } from "./run-server.ts";
import { exitWithError, startupConfigOrExit } from "./startup-errors.ts";

/** Runs the server from its source: development mode unless `NODE_ENV=production`; serves a built client. */
const textsFolder = join(import.meta.dirname, "..", "rules", "texts");
const start = startupConfigOrExit(process.env, textsFolder);
const folder = join(import.meta.dirname, "..", "dist", start.configuration.production ? "client" : "play");
const options = {
  start,
  clientFolder: existsSync(folder) ? folder : null,
  development: openDevelopment,
  log: openLog("info"),
};
await runServer(options).catch(exitWithError);
