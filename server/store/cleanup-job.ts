import type { App } from "../app-deps.ts";
import { logError } from "../http-errors/log-error.ts";
import { Cleaner } from "./cleaner.ts";

/** Each round also stores the clock, so that the next start knows when a server ran last. */
const EVERY_MS = 10_000;

/** Removes expired rows now and every ten seconds until the server closes. Any number of processes may do it. */
export function startCleanupJob(app: App, deps: ConstructorParameters<typeof Cleaner>[0]): void {
  const cleaner = new Cleaner(deps);
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= cleaner
      .round()
      .catch((err: unknown) => logError(deps.log, err, "removing expired rows failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(runAlone, EVERY_MS).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    cleaner.end();
    await running;
  });
  runAlone();
}
