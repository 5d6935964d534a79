import type { Configuration } from "./configuration.ts";
import type { Variables } from "./variables.ts";

/**
 * Production takes no development help and no half configuration (`ABU-11`): the ledger must be chosen,
 * the login provider's token must be there, randomness must be real.
 */
export function refuseDevelopmentHelp(variables: Variables): void {
  const network = variables.text("LEDGER_NETWORK");
  if (network === null)
    variables.refuse("LEDGER_NETWORK", "must be set in production: stokenet, mainnet, or none.");
  if (network === "dev")
    variables.refuse("LEDGER_NETWORK", "must not be dev in production: choose stokenet, mainnet, or none.");
  if (variables.text("DEV_LOGIN") === "1") variables.refuse("DEV_LOGIN", "must not be 1 in production.");
  if (variables.text("TELEGRAM_BOT_TOKEN") === null)
    variables.refuse("TELEGRAM_BOT_TOKEN", "must be set in production: nobody could log in without it.");
  if (variables.text("SEED") !== null)
    variables.refuse("SEED", "must not be set in production: ids and sessions could be guessed.");
}

/** Proofs of ownership are signed for an origin, which no request may choose by itself (`ABU-13`). */
export function demandOrigin(variables: Variables, { ledger, publicOrigin }: Configuration): void {
  if (ledger.network !== null && ledger.network.name !== "dev" && publicOrigin === null)
    variables.refuse("PUBLIC_ORIGIN", "must be set in production with a ledger: wallets sign for it.");
}
