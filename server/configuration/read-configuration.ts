import { KEPT_DAYS } from "../store/expiry.ts";
import { ADDRESS_CHOICES, type Configuration } from "./configuration.ts";
import { readDataPlace } from "./data-place.ts";
import { demandOrigin, refuseDevelopmentHelp } from "./production-demands.ts";
import { readLedger } from "./read-ledger.ts";
import { readOidc } from "./read-oidc.ts";
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
