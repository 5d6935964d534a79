import { areSameRules } from "../../rules/index.ts";
import { logError } from "../errors/log-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { removeOldCopies } from "../store/copies/game-summary.ts";
import { SteadyClock } from "../store/game-time.ts";

/** Each round also stores the clock, so that the next start knows when a server ran last. */
const EVERY_MS = 10_000;

/** Removes expired rows now and every ten seconds until the server closes. Any number of processes may do it. */
export function startCleanupJob(app: App, deps: ConstructorParameters<typeof Cleaner>[0]): void {
  const cleaner = new Cleaner(deps);
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= cleaner
      .round()
      .catch((err: unknown) => logError(deps.log, err, "removing expired rows failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(runAlone, EVERY_MS).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    cleaner.end();
    await running;
  });
  runAlone();
}

type CleanerDeps = Pick<AppDeps, "store" | "clock" | "log" | "rulesHash" | "earlierHashes"> & {
  /** Where copies from before migrations are; absent: they are not looked at. */
  copiesFolder?: string;
};

/**
 * Removes expired rows and archives finished battles. As a wrong clock would remove too many, nothing is removed for ten minutes after the
 * clock has jumped by more than an hour, compared with the last stored time or with another process on the
 * same data. Expired rows are never accepted, removed or not.
 */
export class Cleaner {
  private readonly deps: CleanerDeps;
  private readonly steady = new SteadyClock();
  private ended = false;

  constructor(deps: CleanerDeps) {
    this.deps = deps;
  }

  /**
   * One round: stores the clock's time, archives battles and removes what has expired, in small transactions so that
   * nobody waits for it.
   */
  async round(): Promise<void> {
    const { store, clock, log, copiesFolder } = this.deps;
    const shown = clock.now();
    const notedBefore = await store.noteTime(shown);
    if (this.steady.note(shown, notedBefore) && notedBefore > 0)
      log.warn(
        { shown: new Date(shown), noted: new Date(notedBefore) },
        "the clock is more than an hour from the last stored time: nothing is removed for ten minutes",
      );
    if (!this.steady.isSteady(shown)) return;
    while (!this.ended && (await store.archiveBattles(shown, (hash) => this.todaysHash(hash))));
    while (!this.ended && (await store.removeExpired(shown)));
    if (copiesFolder !== undefined) removeOldCopies(copiesFolder, shown);
  }

  /** Battles of earlier releases are archived under the hash by which this release stores their rules. */
  private todaysHash(hash: string): string {
    return areSameRules(hash, this.deps) ? this.deps.rulesHash : hash;
  }

  /** Makes a running round end soon. */
  end(): void {
    this.ended = true;
  }
}
