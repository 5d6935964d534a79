import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { newIdentifier } from "../process/random.ts";

const EVERY_MS = 30_000;
/** Accounts of one round, so that nobody waits for it. */
const AT_ONCE = 20;

type JobDeps = Pick<AppDeps, "store" | "rules" | "random" | "log">;

/**
 * Deletes the accounts that are due (`GAP-71`). Each is one transaction of the store: whatever ends this process leaves
 * an account whole or deleted.
 */
export async function deleteDueAccounts({ store, rules, random, log }: JobDeps): Promise<void> {
  for (const playerId of await store.dueDeletions(AT_ONCE)) {
    const anonymous = { publicId: newIdentifier(random), name: rules.texts.pvp.deletedPlayer };
    await store
      .deletePlayer(playerId, anonymous)
      .catch((err: unknown) => logError(log, err, "an account could not be deleted yet"));
  }
}

/** Does this twice a minute until the server closes; any number of processes may do it. */
export function startDeletionJob(app: App, deps: JobDeps): void {
  let running: Promise<void> | null = null;
  const runAlone = () => {
    running ??= deleteDueAccounts(deps)
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
