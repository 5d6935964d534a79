import type { App, AppParts } from "../parts.ts";

const EVERY_MS = 60_000;

/**
 * Removes expired rows now and every minute; any process may do it. All there are each time, so that it keeps up
 * with whatever is written, in small transactions, so that nobody waits for it.
 */
export function keepTidy(app: App, { store, clock, log }: Pick<AppParts, "store" | "clock" | "log">): void {
  let closing = false;
  let running: Promise<void> | null = null;
  const tidy = async () => {
    while (!closing && (await store.removeExpired(clock.now())));
  };
  const tidyAlone = () => {
    running ??= tidy()
      .catch((err: unknown) => log.error({ err }, "tidying failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(tidyAlone, EVERY_MS).unref();
  app.addHook("preClose", async () => {
    closing = true;
    clearInterval(timer);
    await running;
  });
  tidyAlone();
}
