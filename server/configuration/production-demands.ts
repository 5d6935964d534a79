import type { Configuration } from "./configuration.ts";
import { OIDC_VARIABLES } from "./read-oidc.ts";
import type { Variables } from "./variables.ts";

/** The bot's number and its 35-character secret; Telegram may change the length a little. */
const BOT_TOKEN = /^\d{5,20}:[\w-]{30,64}$/;

/**
 * Production refuses development help and incomplete configuration (`ABU-11`): the ledger must be chosen, the login
 * provider complete, and randomness real.
 */
export function refuseDevelopmentHelp(variables: Variables): void {
  const network = variables.text("LEDGER_NETWORK");
  if (network === null)
    variables.refuse("LEDGER_NETWORK", "must be set in production: stokenet, mainnet, or none.");
  if (network === "dev")
    variables.refuse("LEDGER_NETWORK", "must not be dev in production: choose stokenet, mainnet, or none.");
  if (variables.text("DEV_LOGIN") === "1") variables.refuse("DEV_LOGIN", "must not be 1 in production.");
  demandLogin(variables);
  if (variables.text("SEED") !== null)
    variables.refuse("SEED", "must not be set in production: ids and sessions could be guessed.");
}

/** At least one complete login; half of one is refused beside another as well. */
function demandLogin(variables: Variables): void {
  const token = variables.text("TELEGRAM_BOT_TOKEN");
  const name = variables.text("TELEGRAM_BOT_NAME");
  const hasOther = OIDC_VARIABLES.some((variable) => variables.text(variable) !== null);
  if (token === null && name === null && hasOther) return;
  const demand = hasOther
    ? "must be set in production with the bot's other variable"
    : "must be set in production, or OIDC_ISSUER and its client instead";
  if (token === null) variables.refuse("TELEGRAM_BOT_TOKEN", `${demand}: nobody could log in without it.`);
  // The sentence does not repeat the token, as it may be a secret with a typo.
  else if (!BOT_TOKEN.test(token))
    variables.refuse(
      "TELEGRAM_BOT_TOKEN",
      "must be a bot's token as BotFather gives it, such as 123456789:AAE… with 35 characters after the colon.",
    );
  if (name === null) variables.refuse("TELEGRAM_BOT_NAME", `${demand}: the login page shows the bot by it.`);
}

/** Proofs of ownership are signed for an origin, so requests must not be able to choose it (`ABU-13`). */
export function demandOrigin(variables: Variables, { ledger, publicOrigin }: Configuration): void {
  if (ledger.network !== null && ledger.network.name !== "dev" && publicOrigin === null)
    variables.refuse("PUBLIC_ORIGIN", "must be set in production with a ledger: wallets sign for it.");
  if (publicOrigin?.startsWith("http:"))
    variables.refuse("PUBLIC_ORIGIN", "must begin with https in production: the session cookie needs TLS.");
}
