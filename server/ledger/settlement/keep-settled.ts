import type { App, AppParts } from "../../parts.ts";
import { reconcileAll } from "./reconcile.ts";
import { sweep } from "./sweep.ts";

const EVERY_MS = 60_000;

/**
 * Books what the ledger has decided while nobody asked: from time to time, one run after the other; any process
 * may do it. Answers what starts it, to be called once the server listens.
 */
export function keepSettled(
  app: App,
  { store, rules, ledger, log }: Pick<AppParts, "store" | "rules" | "ledger" | "log">,
): () => void {
  if (ledger === null) return () => {};
  const parts = { store, rules, ledger };
  let running: Promise<void> | null = null;
  const run = async () => {
    await reconcileAll(parts, log);
    await sweep(parts).catch((err: unknown) => log.warn({ err }, "the ledger could not be swept"));
  };
  const runAlone = () => {
    running ??= run()
      .catch((err: unknown) => log.error({ err }, "settling failed"))
      .finally(() => {
        running = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
  return () => {
    timer = setInterval(runAlone, EVERY_MS).unref();
    runAlone();
  };
}
