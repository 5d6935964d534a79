import type { GatewayKey } from "../ledger/gateway/fetch-with-failover.ts";
import type { LedgerNetwork } from "../ledger/network/ledger-network.ts";
import type { DataPlace } from "../store/database/data-place.ts";

/** Whether a start migrates the data of an earlier release, or waits until another process has. */
export const MIGRATE_CHOICES = ["now", "wait"] as const;

export const LEDGER_CHOICES = ["dev", "stokenet", "mainnet", "none"] as const;

/** How much of the address of a request the audit log keeps: all, its network, or nothing. */
export const ADDRESS_CHOICES = ["full", "network", "none"] as const;
export type AuditAddresses = (typeof ADDRESS_CHOICES)[number];

export interface LedgerConfiguration {
  /** null without a configured ledger, or while none of its addresses is known. */
  network: LedgerNetwork | null;
  /** Gateways to use instead of the network's own, the preferred one first. */
  gatewayUrls: readonly string[];
  /** The API key sent with every gateway call of the server; browsers never get it. */
  gatewayKey: GatewayKey | null;
  /** An https address where players stake CVX; null hides the link. */
  stakingUrl: string | null;
  /** Notices for the operator about the configuration, one sentence each. */
  notices: readonly string[];
}

/** A login through OpenID Connect. The secret is never logged. */
export interface OidcConfiguration {
  /** As the provider writes it: its documents and tokens must name the very same text. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** false: a token without a nonce is accepted, one with another nonce never. */
  nonceRequired: boolean;
}

/** Web Push (RFC 8030, RFC 8292). Private key and endpoints are never logged. */
export interface PushConfiguration {
  publicKey: string;
  privateKey: string;
  /** Where push services reach the operator. */
  contact: string;
  /** The push services that may be called: hosts, `*.` before a host for all names below it, or origins. */
  services: readonly string[];
}

/** The configuration from the environment, read once and validated. */
export interface Configuration extends DataPlace {
  /** Whether a copy of the game is made before a newer release changes its tables. */
  backupBeforeMigration: boolean;
  migrate: (typeof MIGRATE_CHOICES)[number];
  production: boolean;
  port: number;
  host: string;
  /** The origin of the game's pages; null accepts whatever host a request names. */
  publicOrigin: string | null;
  /**
   * The number of proxies (the nearest in a private network), or their addresses, whose headers tell the client's
   * address.
   */
  trustProxy: false | number | string[];
  /** Telegram's login widget, and the bot's API at `apiUrl`. */
  telegram: { botToken: string | null; botName: string | null; apiUrl: string };
  /** Telegram's login through OpenID Connect; null without one. */
  oidc: OidcConfiguration | null;
  /** null: browsers cannot be called back. */
  push: PushConfiguration | null;
  developmentLogin: boolean;
  ledger: LedgerConfiguration;
  seed: string | null;
  /** Whether browsers keep the game for a start without network; `false` withdraws that from all of them. */
  offline: boolean;
  /** Whether `GET /api/docs` shows the calls; in production only when asked for (`ABU-112`). */
  apiDocs: boolean;
  /** Requests per second and logins per minute; 0 switches a limit off (`ABU-52`). */
  rateLimits: { perSecond: number; loginsPerMinute: number };
  /** Time between the signal to end and the last accepted connection. */
  drainMs: number;
  auditAddresses: AuditAddresses;
  /** A session that is not used for so long ends. */
  sessionIdleMs: number;
  /** How many days finished battles and the audit log are kept; 0 for good. */
  keptDays: { battles: number; results: number; audit: number };
  /** The token that `GET /metrics` requires; null: the route does not exist. */
  metricsToken: string | null;
  /** The local port that serves the metrics without a token, 0 for any free port; null for none. */
  metricsPort: number | null;
}
