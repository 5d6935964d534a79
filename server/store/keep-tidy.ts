import { logFailure } from "../failures/log-failure.ts";
import type { App, AppParts } from "../parts.ts";
import { Cleaner } from "./cleaner.ts";

/** The clock is stored as often, so that a start knows when somebody ran last. */
const EVERY_MS = 10_000;

/** Removes expired rows now and every ten seconds, so that it keeps up with what is written; any process may do it. */
export function keepTidy(app: App, parts: Pick<AppParts, "store" | "clock" | "log">): void {
  const cleaner = new Cleaner(parts);
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= cleaner
      .round()
      .catch((err: unknown) => logFailure(parts.log, err, "tidying failed"))
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
