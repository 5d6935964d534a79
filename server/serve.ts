import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkStartOrExit, exitBecause } from "./exit-sentences.ts";
import { openLog } from "./open-log.ts";
import { runServer } from "./run-server.ts";

/** The production server: built into `dist/server`, it has no development call and serves `dist/client`. */
const start = checkStartOrExit({ ...process.env, NODE_ENV: "production" });
const clientFolder = join(import.meta.dirname, "..", "client");
if (!existsSync(join(clientFolder, "index.html")))
  exitBecause(new Error("the client is not built; run npm run build first."));
await runServer({ start, clientFolder, development: null, log: openLog("info") }).catch(exitBecause);
