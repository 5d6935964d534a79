import type { App, AppDeps } from "../http/app-deps.ts";
import { reconcileAll, withTimeout } from "../ledger/settlement/reconcile.ts";
import { sweep } from "../ledger/settlement/sweep.ts";

/**
 * Time limit for a run while the server closes. The process has ten seconds, as long as one call of a hanging
 * gateway; a run can stop anywhere, as each booking is one transaction of the store.
 */
const FINISH_MS = 2_000;

/** One run of a job; the signal ends it early. */
type Job = (until: AbortSignal) => Promise<void>;

/**
 * Books the ledger's decisions without a player's request. Two jobs repeat side by side: one checks the open
 * transactions, the other sweeps for unreported ones. Any number of processes may run them. Returns a
 * function that starts the jobs, to be called once the server listens.
 */
export function settlementJob(
  app: App,
  { store, rules, ledger, log }: Pick<AppDeps, "store" | "rules" | "ledger" | "log">,
): () => void {
  if (ledger === null) return () => {};
  const deps = { store, rules, ledger };
  let after = "";
  const jobs: Job[] = [
    async (until) => {
      after = await reconcileAll(deps, log, { after, until });
    },
    (until) => sweep(deps, log, until),
  ];
  const { everyMs, runMs } = rules.settlement;
  const repeated = jobs.map((job) =>
    repeat(everyMs, (ended) =>
      job(AbortSignal.any([ended, AbortSignal.timeout(runMs)])).catch((err: unknown) =>
        log.warn({ err }, "a settlement run failed"),
      ),
    ),
  );
  app.addHook("preClose", async () => {
    await withTimeout(FINISH_MS, Promise.all(repeated.map(({ end }) => end()))).catch(() => {
      log.info("the gateway did not answer before the end: the next start asks it again");
    });
  });
  return () => {
    for (const { start } of repeated) start();
  };
}

/** Runs something at once and then at an interval, never twice at the same time; `end` waits for the last run. */
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
