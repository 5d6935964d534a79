import type { App, AppParts } from "../../parts.ts";
import { reconcileAll } from "./reconcile.ts";
import { sweep } from "./sweep.ts";

const EVERY_MS = 60_000;

/**
 * Books what the ledger has decided while nobody asked: once the server listens and then from time to time,
 * one run after the other; any process may do it.
 */
export function keepSettled(app: App, { store, rules, ledger }: AppParts): void {
  if (ledger === null) return;
  const parts = { store, rules, ledger };
  let running: Promise<void> | null = null;
  const run = async () => {
    await reconcileAll(parts, app.log);
    await sweep(parts).catch((err: unknown) => app.log.warn({ err }, "the ledger could not be swept"));
  };
  const runAlone = () => {
    running ??= run()
      .catch((err: unknown) => app.log.error({ err }, "settling failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(runAlone, EVERY_MS).unref();
  app.addHook("onListen", async () => runAlone());
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
}
