import { performance } from "node:perf_hooks";
import { pino } from "pino";
import { openDevelopment } from "../../../server/development/open-development.ts";
import { checkStartOrExit } from "../../../server/exit-sentences.ts";
import { runServer } from "../../../server/run-server.ts";

/** The real server with its sweeps, its log and its dev ledger, limits off, on the data of `DATA_DIR`. */
const url = await runServer({
  start: checkStartOrExit({
    ...process.env,
    PORT: "0",
    RATE_LIMIT_PER_SECOND: "0",
    LOGIN_LIMIT_PER_MINUTE: "0",
  }),
  clientFolder: null,
  development: openDevelopment,
  log: pino(),
});
process.on("message", () => {
  process.send?.({ activeMs: performance.eventLoopUtilization().active });
});
process.send?.({ url });
