import { resolve } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { StartupConfig } from "./configuration/startup-config.ts";
import { programVersion } from "./program-version.ts";
import type { OpenedData } from "./store/store.ts";

/** Logs what starts, on which data, and what a migration has done: an operator sees what a process really uses. */
export function logStart(
  log: FastifyBaseLogger,
  { configuration, rulesHash }: Pick<StartupConfig, "configuration" | "rulesHash">,
  { kind, place, formBefore, form }: OpenedData,
): void {
  const { production, ledger } = configuration;
  const dataFolder = resolve(configuration.dataFolder);
  const network = ledger.network?.name ?? "none";
  log.info(
    { version: programVersion, rulesHash, network, production, store: kind, place, dataFolder, form },
    `version ${programVersion} starts on ${kind} at ${place}`,
  );
  if (formBefore === 0) log.info({ form }, `the database is new: its tables were created in form ${form}`);
  else if (formBefore < form)
    log.info({ formBefore, form }, `the database was migrated from form ${formBefore} to ${form}`);
}
