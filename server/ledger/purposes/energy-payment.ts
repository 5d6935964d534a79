import type { RuleSet } from "../../../rules/index.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { isExactly } from "./exact-amount.ts";
import { callsOf } from "./manifest-calls.ts";

export const ENERGY_METHOD = "buy";

export interface EnergyPayment {
  purchaseId: string;
  /** The account that paid. */
  account: string;
}

/**
 * The energy purchase that a committed transaction has paid for: one call of the energy sale, and exactly the price
 * from one account to the treasury (`GAP-15`, `ABU-20`); null for anything else.
 */
export function energyPayment(
  { energyPack }: RuleSet,
  { tokens, components, treasury }: LedgerNetwork,
  { instructions, fungibleChanges }: CommittedTransaction,
): EnergyPayment | null {
  const calls = callsOf(instructions).filter(
    ({ address, method }) => address === components.energySale && method === ENERGY_METHOD,
  );
  const purchaseId = calls[0]?.texts[0];
  if (calls.length !== 1 || purchaseId === undefined) return null;
  const moved = fungibleChanges.filter(({ resource }) => resource === tokens.CVX);
  const payer = moved.find(({ account }) => account !== treasury);
  const paid = moved.find(({ account }) => account === treasury);
  if (moved.length !== 2 || !payer || !isExactly(payer.amount, -energyPack.cvxCost)) return null;
  return isExactly(paid?.amount, energyPack.cvxCost) ? { purchaseId, account: payer.account } : null;
}
