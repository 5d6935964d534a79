import type { App } from "./app-deps.ts";

const IDLE_EVERY_MS = 50;
/** How long requests that have begun may take while closing; the whole process has ten seconds. */
const FINISH_MS = 5_000;

/**
 * While closing, ends each connection once it is idle, and after five seconds all that are left. Otherwise closing
 * would wait for a body that never comes or an answer that nobody reads.
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
