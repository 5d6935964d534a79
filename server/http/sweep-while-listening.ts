import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "./app-deps.ts";

interface Sweeping {
  /** Pause between the beginnings of two sweeps, in milliseconds. */
  everyMs: number;
  sweep(): Promise<void>;
  /** What the log says of a sweep that threw. */
  failure: string;
}

/** Sweeps for as long as the server listens, never twice at the same time; closing waits for the sweep that runs. */
export function sweepWhileListening(
  app: App,
  { log }: Pick<AppDeps, "log">,
  { everyMs, sweep, failure }: Sweeping,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= sweep()
      .catch((err: unknown) => logError(log, err, failure))
      .finally(() => {
        running = null;
      });
  };
  app.addHook("onListen", async () => {
    timer = setInterval(runAlone, everyMs).unref();
    runAlone();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
}
