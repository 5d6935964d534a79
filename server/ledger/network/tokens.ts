import { type LedgerNetwork, TOKEN_SYMBOLS, type TokenSymbol } from "./ledger-network.ts";

export function isTokenSymbol(symbol: string): symbol is TokenSymbol {
  return TOKEN_SYMBOLS.some((known) => known === symbol);
}

/** A token's resource address; null if the game does not know it on this network. */
export function tokenAddress({ tokens }: LedgerNetwork, symbol: string): string | null {
  return isTokenSymbol(symbol) ? tokens[symbol] : null;
}
