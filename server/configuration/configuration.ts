import type { GatewayKey } from "../ledger/gateway/fetch-with-failover.ts";
import type { LedgerNetwork } from "../ledger/network/ledger-network.ts";

export const LEDGER_CHOICES = ["dev", "stokenet", "mainnet", "none"] as const;

export interface LedgerConfiguration {
  /** null where there is no ledger, or none of its addresses is known yet. */
  network: LedgerNetwork | null;
  /** Where the server reaches the gateway instead of the network's own address, the first choice first. */
  gatewayUrls: readonly string[];
  /** What the gateway is shown with every call of the server; no browser is told. */
  gatewayKey: GatewayKey | null;
  /** Where players stake CVX, an https address; null: the game shows no link. */
  stakingUrl: string | null;
  /** What an operator should know about what was read, one sentence each. */
  notices: readonly string[];
}

/** Everything the environment decides, read once and checked. */
export interface Configuration {
  production: boolean;
  port: number;
  host: string;
  dataFolder: string;
  /** The one origin the game is served from, or null: whatever host the request names. */
  publicOrigin: string | null;
  /** How many proxies (the nearest of them in a private network), or which ones, may name the client's address. */
  trustProxy: false | number | string[];
  telegram: { botToken: string | null; botName: string | null };
  developmentLogin: boolean;
  ledger: LedgerConfiguration;
  seed: string | null;
  /** 0 switches a limit off (`ABU-52`). */
  rateLimits: { perSecond: number; loginsPerMinute: number };
  /** What `GET /metrics` asks for; null: there it does not exist. */
  metricsToken: string | null;
  /** Where this machine reads the metrics without a token, 0 for any free port; null: nowhere. */
  metricsPort: number | null;
}
