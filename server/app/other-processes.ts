import { randomUUID } from "node:crypto";
import { logError } from "../errors/log-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { programVersion } from "../process/program-version.ts";

const EVERY_MS = 30_000;
/** A process not seen for this long has ended without saying so. */
const SILENT_MS = 100_000;

/**
 * Logs a warning when another process on the same database runs another version of the program, or uses another rule set
 * or network, as players would get one or the other by chance. Each process is reported once. Resolves after the first
 * check.
 */
export async function watchOtherProcesses(
  app: App,
  { store, configuration, rulesHash, log }: Pick<AppDeps, "store" | "configuration" | "rulesHash" | "log">,
  version = programVersion,
): Promise<void> {
  const network = configuration.ledger.network?.name ?? "none";
  const own = { id: randomUUID(), version, rulesHash, network };
  const told = new Set<string>();
  const look = async () => {
    for (const other of await store.meetProcesses(own, SILENT_MS)) {
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
  const timer = setInterval(() => void lookOrLog(), EVERY_MS).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    // Not awaited: it is part of the last transaction, and a row that stays is removed soon.
    store.leaveProcesses(own.id).catch(() => {});
  });
  await lookOrLog();
}
