import { resolve } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { StartupConfig } from "../configuration/startup-config.ts";
import { programVersion } from "../process/program-version.ts";
import type { OpenedData } from "../store/store.ts";

/** Logs what starts, on which data, and what a migration has done: an operator sees what a process really uses. */
export function logStart(
  log: FastifyBaseLogger,
  { configuration, rulesHash }: Pick<StartupConfig, "configuration" | "rulesHash">,
  { kind, place, formBefore, form, holdsNothing, copy, rewriting }: OpenedData,
): void {
  const { production, ledger } = configuration;
  const dataFolder = resolve(configuration.dataFolder);
  const network = ledger.network?.name ?? "none";
  log.info(
    { version: programVersion, rulesHash, network, production, store: kind, place, dataFolder, form },
    `version ${programVersion} starts on ${kind} at ${place}`,
  );
  if (holdsNothing)
    log.warn(
      `${place} was there and held nothing, as a copy does that was made without the file ${place}-wal: a new, empty game was created in it. If there should be players, stop this process, move the file elsewhere, and bring a backup back with npm run restore`,
    );
  else if (formBefore === 0)
    // On a machine of one's own it is what is expected.
    log[production ? "warn" : "info"](
      { form },
      `a new, empty game was created in ${place}: if there should be players, stop this process and see DATA_DIR and DATABASE_URL`,
    );
  else if (formBefore < form)
    log.info(
      { formBefore, form, copy },
      `the database was migrated from form ${formBefore} to ${form}; ${copy === null ? "no copy was made before" : `as it was before it is kept in ${copy}`}`,
    );
  if (rewriting === "rewritten")
    log.info(`${place} was written anew, which overwrote what earlier releases had deleted`);
  if (rewriting === "left")
    log.warn(
      `${place} may still hold what earlier releases deleted: it was not written anew, as it has more than 1 GB, another process was writing, or the disk had no room for it twice more. The next start tries again; or do it as the operating guide says under "What is removed"`,
    );
}
