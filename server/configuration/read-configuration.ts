import { KEPT_DAYS } from "../store/players/expiry.ts";
import { ADDRESS_CHOICES, type Configuration, MIGRATE_CHOICES } from "./configuration.ts";
import { readDataPlace } from "./data-folder.ts";
import { readLedger } from "./read-ledger.ts";
import { OIDC_VARIABLES, readOidc } from "./read-oidc.ts";
import { readPush } from "./read-push.ts";
import { type Environment, Variables } from "./variables.ts";

const HIGHEST_PORT = 65_535;
const HIGHEST_RATE = 1_000_000;
const LONGEST_IDLE_DAYS = 365;
const DAY_MS = 86_400_000;
/** In production; nobody waits for the end of a development server. */
const DRAIN_MS = 5_000;
const LONGEST_DRAIN_MS = 600_000;
const MOST_KEPT_DAYS = 36_500;

/** A checked configuration, or one sentence per variable that is wrong. */
export type ReadConfiguration =
  | { ok: true; configuration: Configuration }
  | { ok: false; problems: string[] };

/** Reads the server's configuration from the environment (`interfaces.md`). */
export function readConfiguration(environment: Environment): ReadConfiguration {
  const variables = new Variables(environment);
  const production = variables.text("NODE_ENV") === "production";
  const configuration: Configuration = {
    production,
    port: variables.integer("PORT", 3000, HIGHEST_PORT),
    host: variables.word("HOST") ?? "127.0.0.1",
    ...readDataPlace(variables),
    backupBeforeMigration: variables.switch("BACKUP_BEFORE_MIGRATION", true),
    migrate: variables.oneOf("MIGRATE", MIGRATE_CHOICES) ?? "now",
    publicOrigin: variables.address("PUBLIC_ORIGIN", true),
    trustProxy: variables.proxies("TRUST_PROXY"),
    telegram: {
      botToken: variables.word("TELEGRAM_BOT_TOKEN"),
      botName: botName(variables),
      apiUrl: variables.address("TELEGRAM_API_URL", false) ?? "https://api.telegram.org",
    },
    oidc: readOidc(variables, production),
    push: readPush(variables, production),
    developmentLogin: variables.switch("DEV_LOGIN", !production),
    ledger: readLedger(variables),
    seed: variables.text("SEED"),
    offline: variables.switch("OFFLINE", true),
    apiDocs: variables.switch("API_DOCS", !production),
    rateLimits: {
      perSecond: variables.integer("RATE_LIMIT_PER_SECOND", 50, HIGHEST_RATE),
      loginsPerMinute: variables.integer("LOGIN_LIMIT_PER_MINUTE", 20, HIGHEST_RATE),
    },
    drainMs: variables.integer("DRAIN_MS", production ? DRAIN_MS : 0, LONGEST_DRAIN_MS),
    sessionIdleMs: variables.integer("SESSION_IDLE_DAYS", 14, LONGEST_IDLE_DAYS, 1) * DAY_MS,
    auditAddresses: variables.oneOf("AUDIT_ADDRESSES", ADDRESS_CHOICES) ?? "network",
    keptDays: {
      battles: variables.integer("RETENTION_BATTLES_DAYS", KEPT_DAYS.battles, MOST_KEPT_DAYS),
      results: variables.integer("RETENTION_RESULTS_DAYS", KEPT_DAYS.results, MOST_KEPT_DAYS),
      audit: variables.integer("RETENTION_AUDIT_DAYS", KEPT_DAYS.audit, MOST_KEPT_DAYS),
    },
    metricsToken: variables.word("METRICS_TOKEN"),
    metricsPort:
      variables.text("METRICS_PORT") === null ? null : variables.integer("METRICS_PORT", 0, HIGHEST_PORT),
  };
  if (production) {
    refuseDevelopmentHelp(variables);
    demandOrigin(variables, configuration);
  }
  const { problems } = variables;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, configuration };
}

function botName(variables: Variables): string | null {
  const name = variables.text("TELEGRAM_BOT_NAME")?.replace(/^@/, "") ?? null;
  if (name === null || /^\w{1,64}$/.test(name)) return name;
  variables.refuse("TELEGRAM_BOT_NAME", "must be the bot's user name: letters, digits and underscores.");
  return null;
}

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
