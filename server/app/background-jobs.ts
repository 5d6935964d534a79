import { randomUUID } from "node:crypto";
import { areSameRules } from "../../rules/index.ts";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { programName } from "../process/program.ts";
import { SteadyClock } from "../store/database/game-time.ts";
import { removeOldCopies } from "../store/database/whole-file.ts";

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

const LOOK_EVERY_MS = 30_000;
/** A process not seen for this long has ended without saying so. */
const SILENT_MS = 100_000;

/**
 * Logs a warning when another process on the same database runs another version or build of the program, or uses another rule set
 * or network, as players would get one or the other by chance. Each process is reported once. Resolves after the first
 * check; the result tells from then on whether this process does what one of all is enough for.
 */
export async function watchOtherProcesses(
  app: App,
  { store, configuration, rulesHash, log }: Pick<AppDeps, "store" | "configuration" | "rulesHash" | "log">,
  version = programName,
): Promise<() => boolean> {
  const network = configuration.ledger.network?.name ?? "none";
  const own = { id: randomUUID(), version, rulesHash, network };
  const told = new Set<string>();
  let isFirst = true;
  const look = async () => {
    const others = await store.meetProcesses(own, SILENT_MS);
    isFirst = others.every(({ id }) => own.id < id);
    for (const other of others) {
      if (told.has(other.id)) continue;
      told.add(other.id);
      for (const [what, theirs, ours] of [
        ["another version of the program", other.version || "an earlier one", own.version],
        ["other rules", other.rulesHash, own.rulesHash],
        ["another LEDGER_NETWORK", other.network, own.network],
      ] as const)
        if (theirs !== ours)
          log.warn(
            `another process on this database uses ${what} (${theirs}, here ${ours}): start both alike`,
          );
    }
  };
  const lookOrLog = () =>
    look().catch((err: unknown) => logError(log, err, "the other processes could not be looked up"));
  const timer = setInterval(() => void lookOrLog(), LOOK_EVERY_MS).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    // Not awaited: it is part of the last transaction, and a row that stays is removed soon.
    store.leaveProcesses(own.id).catch(() => {});
  });
  await lookOrLog();
  return () => isFirst;
}
