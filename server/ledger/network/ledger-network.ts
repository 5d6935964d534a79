import { decodeBech32, encodeBech32 } from "./address.ts";

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

export function isTokenSymbol(symbol: string): symbol is TokenSymbol {
  return TOKEN_SYMBOLS.some((known) => known === symbol);
}

/** A token's resource address; null if the game does not know it on this network. */
export function tokenAddress({ tokens }: LedgerNetwork, symbol: string): string | null {
  return isTokenSymbol(symbol) ? tokens[symbol] : null;
}

const ON_MAINNET = "resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd";

/** XRD has the same bytes in its address on every network. */
export function xrdOn(suffix: string): string {
  const bytes = decodeBech32(ON_MAINNET)?.bytes;
  if (!bytes) throw new Error("The native token's address is misspelt.");
  return encodeBech32({ humanPart: `resource_${suffix}`, bytes });
}

/** The actions on a network; an action without its address is switched off. */
export interface OfferedActions {
  creatures: boolean;
  energySale: boolean;
  fomoHit: boolean;
  incubator: boolean;
}

export function offeredActions({ tokens, collections, components, treasury }: LedgerNetwork): OfferedActions {
  const all = (...addresses: (string | null)[]) => addresses.every((address) => address !== null);
  return {
    creatures: all(collections.creatures, components.creatures),
    energySale: all(tokens.CVX, components.energySale, treasury),
    fomoHit: all(collections.fomoHit, components.fomoHit),
    incubator: all(tokens.sCVX),
  };
}
