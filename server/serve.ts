import { existsSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "./app/run-server.ts";
import { exitWithError, openLog, startupConfigOrExit } from "./app/startup-errors.ts";

/**
 * The production server: built into `dist/server`, it has no development calls, serves `dist/client` and
 * reads the languages in `dist/rules/texts`.
 */
const textsFolder = join(import.meta.dirname, "..", "rules", "texts");
const start = startupConfigOrExit({ ...process.env, NODE_ENV: "production" }, textsFolder);
const clientFolder = join(import.meta.dirname, "..", "client");
if (!existsSync(join(clientFolder, "index.html")))
  exitWithError(new Error("the client is not built; run npm run build first."));
await runServer({ start, clientFolder, development: null, log: openLog("info") }).catch(exitWithError);
