import { join } from "node:path";
import { pino } from "pino";
import { type DevelopmentDeps, runServer } from "../../../server/app/run-server.ts";
import { startupConfigOrExit } from "../../../server/app/startup-errors.ts";
import { devGatewayRoutes } from "../../../server/dev-ledger/gateway/gateway-routes.ts";
import { openDevLedger } from "../../../server/dev-ledger/open-dev-ledger.ts";
import { developmentHelp } from "../../../server/development/development.ts";
import type { App, Development } from "../../../server/http/app-deps.ts";
import { TEXTS_FOLDER } from "../../../server/start/project.ts";
import { tellWork } from "./server-work.ts";

/** The real server with its sweeps, its log and its dev ledger, limits off, on the data of `DATA_DIR`. */
const url = await runServer({
  start: startupConfigOrExit(
    { ...process.env, PORT: "0", RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0" },
    TEXTS_FOLDER,
  ),
  clientFolder: null,
  development: openLedgerHelp,
  // One that can be moved costs each look and each change a statement.
  fixedClock: true,
  log: pino(),
});
tellWork();
process.send?.({ url });

/** What players get their cards from; without the ledger's page, whose files are in no build. */
async function openLedgerHelp({
  configuration,
  store,
  random,
  rules,
}: DevelopmentDeps): Promise<Development> {
  const file = join(configuration.dataFolder, "dev-ledger.sqlite");
  const ledger = await openDevLedger({ file, clock: store, random, rules });
  return {
    calls: developmentHelp(ledger).calls,
    root: async (app) => {
      await app.register(async (gateway: App) => devGatewayRoutes(gateway, ledger), {
        prefix: "/dev/gateway",
      });
      app.addHook("onClose", async () => ledger.close());
    },
  };
}
