import type { App, AppParts } from "../parts.ts";

const EVERY_MS = 600_000;

/** Removes expired rows now and from time to time; any process may do it. */
export function keepTidy(app: App, { store, clock, log }: Pick<AppParts, "store" | "clock" | "log">): void {
  const tidy = () => {
    store.removeExpired(clock.now()).catch((err: unknown) => log.error({ err }, "tidying failed"));
  };
  const timer = setInterval(tidy, EVERY_MS).unref();
  app.addHook("preClose", async () => clearInterval(timer));
  tidy();
}
