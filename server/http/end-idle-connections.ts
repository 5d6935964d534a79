import type { App } from "../parts.ts";

const EVERY_MS = 50;

/**
 * While closing, ends connections as soon as nothing is asked on them: a request that began before the
 * end leaves its connection open for more, and closing would wait for it.
 */
export function endIdleConnections(app: App): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
