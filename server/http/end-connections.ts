import type { App } from "../app-deps.ts";

const IDLE_EVERY_MS = 50;
/** What was begun before the end may still be finished in this time; the process itself has ten seconds. */
const FINISH_MS = 5_000;

/**
 * While closing, ends connections as soon as nothing is asked on them (a request that began before the end leaves its
 * connection open for more), and after five seconds all that are left: closing would otherwise wait for a body that
 * never comes or an answer that nobody reads.
 */
export function endConnections(app: App): void {
  let idle: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    idle = setInterval(() => app.server.closeIdleConnections(), IDLE_EVERY_MS);
    rest = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  });
  app.addHook("onClose", async () => {
    clearInterval(idle);
    clearTimeout(rest);
  });
}
