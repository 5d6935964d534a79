import type { App, AppParts } from "../../parts.ts";
import { reconcileAll } from "./reconcile.ts";
import { sweep } from "./sweep.ts";

/** One thing that is done again and again, until the signal ends a run. */
type Job = (until: AbortSignal) => Promise<void>;

/**
 * Books what the ledger has decided while nobody asked: from time to time it asks for the open transactions, and
 * apart from that, so that neither waits for the other, it goes through those nobody reported. Any process may do
 * it. Answers what starts it, to be called once the server listens.
 */
export function keepSettled(
  app: App,
  { store, rules, ledger, log }: Pick<AppParts, "store" | "rules" | "ledger" | "log">,
): () => void {
  if (ledger === null) return () => {};
  const parts = { store, rules, ledger };
  let after = "";
  const jobs: Job[] = [
    async (until) => {
      after = await reconcileAll(parts, log, { after, until });
    },
    (until) => sweep(parts, log, until),
  ];
  const { everyMs, runMs } = rules.settlement;
  const starts = jobs.map((job) =>
    repeat(app, everyMs, (closing) =>
      job(AbortSignal.any([closing, AbortSignal.timeout(runMs)])).catch((err: unknown) =>
        log.warn({ err }, "the ledger's decisions could not be booked"),
      ),
    ),
  );
  return () => {
    for (const start of starts) start();
  };
}

/** Runs something at once and then every so often, never twice at the same time, until the server closes. */
function repeat(app: App, everyMs: number, run: (closing: AbortSignal) => Promise<void>): () => void {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const runAlone = () => {
    running ??= run(closing.signal).finally(() => {
      running = null;
    });
  };
  app.addHook("preClose", async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
  return () => {
    timer = setInterval(runAlone, everyMs).unref();
    runAlone();
  };
}
