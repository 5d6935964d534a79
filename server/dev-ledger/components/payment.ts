import type { TokenCost } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import { tokenAddress } from "../../ledger/network/tokens.ts";
import { ExecutionFailure } from "../engine/execution-failure.ts";
import type { Tokens } from "../engine/tokens.ts";
import { attosOf, formatAttos } from "../state/attos.ts";

/** Refuses a payment in another token, and one that is not exactly the price. */
export function requirePayment(network: LedgerNetwork, payment: Tokens, { amount, token }: TokenCost): void {
  const wanted = attosOf(amount);
  if (payment.resource !== tokenAddress(network, token))
    throw new ExecutionFailure(`the payment must be in ${token}, not in ${payment.resource}`);
  if (payment.amount !== wanted)
    throw new ExecutionFailure(
      `the payment must be exactly ${amount} ${token}, not ${formatAttos(payment.amount)}`,
    );
}
