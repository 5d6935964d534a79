import type { App, AppParts } from "../../parts.ts";
import { reconcileAll } from "./reconcile.ts";
import { sweep } from "./sweep.ts";
import { within } from "./within.ts";

/**
 * A run may finish in this time while the server closes. The process has ten seconds, as long as one call of a gateway
 * that hangs; a run may be left anywhere, as each booking is one transaction of the store.
 */
const FINISH_MS = 2_000;

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
  const repeated = jobs.map((job) =>
    repeat(everyMs, (ended) =>
      job(AbortSignal.any([ended, AbortSignal.timeout(runMs)])).catch((err: unknown) =>
        log.warn({ err }, "the ledger's decisions could not be booked"),
      ),
    ),
  );
  app.addHook("preClose", async () => {
    await within(FINISH_MS, Promise.all(repeated.map(({ end }) => end()))).catch(() => {
      log.info("the gateway did not answer before the end: the next start asks it again");
    });
  });
  return () => {
    for (const { start } of repeated) start();
  };
}

/** Runs something at once and then every so often, never twice at the same time; `end` waits for the last run. */
function repeat(everyMs: number, run: (ended: AbortSignal) => Promise<void>) {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const runAlone = () => {
    running ??= run(ending.signal).finally(() => {
      running = null;
    });
  };
  return {
    start: () => {
      timer = setInterval(runAlone, everyMs).unref();
      runAlone();
    },
    end: async () => {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
