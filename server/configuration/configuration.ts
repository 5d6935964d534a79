export const LEDGER_NETWORKS = ["dev", "stokenet", "mainnet", "none"] as const;
export type LedgerNetwork = (typeof LEDGER_NETWORKS)[number];

/** Everything the environment decides, read once and checked. */
export interface Configuration {
  production: boolean;
  port: number;
  host: string;
  dataFolder: string;
  /** The one origin the game is served from, or null: whatever host the request names. */
  publicOrigin: string | null;
  /** How many proxies, or which ones, may name the client's address; false trusts none. */
  trustProxy: false | number | string[];
  telegram: { botToken: string | null; botName: string | null };
  developmentLogin: boolean;
  ledger: { network: LedgerNetwork; gatewayUrl: string | null; dappDefinition: string | null };
  seed: string | null;
  /** 0 switches a limit off (`ABU-52`). */
  rateLimits: { perSecond: number; loginsPerMinute: number };
  metricsToken: string | null;
}
