import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { newIdentifier } from "../process/random.ts";

const EVERY_MS = 30_000;
/** Accounts of one round, so that nobody waits for it. */
const AT_ONCE = 20;

/** How long an account waits after it could not be deleted: twice as long each time, up to an hour. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

type JobDeps = Pick<AppDeps, "store" | "rules" | "random" | "log" | "clock">;

/** Deletes the accounts that are due (`GAP-71`); any number of processes may do it. */
export class DeletionJob {
  private readonly deps: JobDeps;
  /** Accounts that could not be deleted yet, and when they are tried again. */
  private readonly waits = new Map<number, { waitMs: number; until: number }>();

  constructor(deps: JobDeps) {
    this.deps = deps;
  }

  /**
   * One round. Each deletion is a transaction of the store: whatever ends this process leaves an account whole or
   * deleted. One that fails or has to wait gives way to others, and is tried less and less often.
   */
  async run(): Promise<void> {
    const { store, rules, random, log, clock } = this.deps;
    const now = clock.now();
    const due = await store.dueDeletions(AT_ONCE + this.waits.size);
    for (const playerId of this.waits.keys()) if (!due.includes(playerId)) this.waits.delete(playerId);
    for (const playerId of due.filter((id) => (this.waits.get(id)?.until ?? 0) <= now).slice(0, AT_ONCE)) {
      const anonymous = { publicId: newIdentifier(random), name: rules.texts.pvp.deletedPlayer };
      const answer = await store
        .deletePlayer(playerId, anonymous)
        .catch((err: unknown) => logError(log, err, "an account could not be deleted yet"));
      if (answer === "deleted" || answer === "notDue") this.waits.delete(playerId);
      else this.wait(playerId, now);
    }
  }

  private wait(playerId: number, now: number): void {
    const last = this.waits.get(playerId)?.waitMs ?? FIRST_WAIT_MS / 2;
    const waitMs = Math.min(2 * last, LONGEST_WAIT_MS);
    this.waits.set(playerId, { waitMs, until: now + waitMs });
  }
}

/** Does this twice a minute until the server closes. */
export function startDeletionJob(app: App, deps: JobDeps): void {
  const job = new DeletionJob(deps);
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= job
      .run()
      .catch((err: unknown) => logError(deps.log, err, "deleting accounts failed"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(runAlone, EVERY_MS).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await running;
  });
  runAlone();
}

/** For how many days a player may change their mind about deleting their account (`GAP-71`). */
export const DELETION_DAYS = 7;

export const DELETION_MS = DELETION_DAYS * 86_400_000;
