import { join } from "node:path";
import type { DevelopmentDeps } from "../app/run-server.ts";
import { openDevLedger } from "../dev-ledger/open-dev-ledger.ts";
import type { Development } from "../http/app-deps.ts";
import { developmentHelp } from "./development.ts";
import type { LiveRules } from "./live/live-rules.ts";

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
