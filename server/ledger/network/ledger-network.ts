/** Symbols of the tokens that the game knows; any other is refused (`LED-163`). */
export const TOKEN_SYMBOLS = ["XRD", "CVX", "sCVX", "FOMO", "HUG"] as const;
export type TokenSymbol = (typeof TOKEN_SYMBOLS)[number];

/**
 * A ledger network and the game's addresses on it. A missing address switches off the actions that need it.
 */
export interface LedgerNetwork {
  name: "dev" | "stokenet" | "mainnet";
  /** 1 mainnet, 2 Stokenet, 242 the dev network, on which nothing signed is valid anywhere else. */
  id: number;
  /** The network's part of an address, such as `rdx` in `account_rdx1…`. */
  suffix: string;
  /** Without a slash at the end. */
  gatewayUrl: string;
  /** The website where players can see a transaction. */
  explorer: { baseUrl: string; transactionPath: string; accountsPath: string };
  dappDefinition: string;
  tokens: Record<TokenSymbol, string | null>;
  /** Resource addresses of the collections. */
  collections: {
    creatures: string | null;
    tools: string | null;
    spells: string | null;
    fomoHit: string | null;
  };
  components: { creatures: string | null; energySale: string | null; fomoHit: string | null };
  /** The account that receives the payments of the energy sale. */
  treasury: string | null;
}
