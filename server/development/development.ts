import { join } from "node:path";
import type { DevelopmentDeps } from "../app/run-server.ts";
import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import { devGatewayRoutes } from "../dev-ledger/gateway/gateway-routes.ts";
import { openDevLedger } from "../dev-ledger/open-dev-ledger.ts";
import { ledgerPageRoutes } from "../dev-ledger/page/page-routes.ts";
import type { App, Development } from "../http/app-deps.ts";
import { gameCalls } from "./game-calls.ts";
import { ledgerCalls } from "./ledger-calls.ts";
import type { LiveRules } from "./live-rules.ts";
import { rulesCalls } from "./rules-calls.ts";

const FILE_NAME = "dev-ledger.sqlite";

/** Opens the dev ledger in `DATA_DIR` if it is the configured network, and closes it with the server. */
export async function openDevelopment(
  { configuration, store, random, rules }: DevelopmentDeps,
  live: LiveRules | null = null,
): Promise<Development> {
  if (configuration.ledger.network?.name !== "dev") return developmentHelp(null, live);
  const file = join(configuration.dataFolder, FILE_NAME);
  const ledger = await openDevLedger({ file, clock: store, random, rules });
  const help = developmentHelp(ledger, live);
  return {
    ...help,
    root: async (app, deps) => {
      await help.root(app, deps);
      app.addHook("onClose", async () => ledger.close());
    },
  };
}

/**
 * Everything for development and tests that a production server does not have (`ABU-11`). Without a dev ledger its
 * calls answer 503, as all calls of the ledger do. Without live rules, those of the start stay.
 */
export function developmentHelp(ledger: DevLedger | null, live: LiveRules | null = null): Development {
  return {
    calls: (api, deps) => {
      gameCalls(api, deps);
      rulesCalls(api, deps, live);
      ledgerCalls(api, deps, ledger);
    },
    root: async (app, deps) => {
      if (ledger === null) return;
      await app.register(async (page: App) => ledgerPageRoutes(page, deps, ledger), {
        prefix: "/dev/ledger",
      });
      await app.register(async (gateway: App) => devGatewayRoutes(gateway, ledger), {
        prefix: "/dev/gateway",
      });
    },
  };
}
