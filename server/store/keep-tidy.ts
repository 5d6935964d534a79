import type { App, Clock } from "../parts.ts";
import type { Store } from "./store.ts";

const EVERY_MS = 600_000;

/** Removes expired rows now and from time to time; any process may do it. */
export function keepTidy(app: App, store: Store, clock: Clock): void {
  const tidy = () => {
    store.removeExpired(clock.now()).catch((err: unknown) => app.log.error({ err }, "tidying failed"));
  };
  const timer = setInterval(tidy, EVERY_MS).unref();
  app.addHook("preClose", async () => clearInterval(timer));
  tidy();
}
