import { parseAttos } from "../dev-ledger/state/attos.ts";
import type { Attos } from "../dev-ledger/state/model.ts";
import { developmentProblem } from "../http-errors/known-errors.ts";
import { isTokenSymbol, type TokenSymbol } from "../ledger/network/ledger-network.ts";

/** Converts decimal amounts by symbol to the ledger's units; refuses an unknown token. */
export function tokenAmounts(amounts: Readonly<Record<string, string>>): Partial<Record<TokenSymbol, Attos>> {
  const counted: Partial<Record<TokenSymbol, Attos>> = {};
  for (const [symbol, amount] of Object.entries(amounts)) {
    if (!isTokenSymbol(symbol)) throw developmentProblem(`There is no token ${symbol}.`);
    counted[symbol] = parseAttos(amount) ?? 0n;
  }
  return counted;
}
