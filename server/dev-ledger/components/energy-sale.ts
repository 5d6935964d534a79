import type { MethodCall } from "../engine/blueprint.ts";
import { ExecutionFailure } from "../engine/execution-failure.ts";
import type { Tokens } from "../engine/tokens.ts";
import type { Game } from "./game.ts";
import { requirePayment } from "./payment.ts";

/**
 * `buy(String purchaseId, Bucket)`: pays exactly the price into the treasury, once for each purchase
 * (`GAP-15`).
 */
export function buyEnergy(
  { network, addresses, rules, payPurchase }: Game,
  { run, args }: MethodCall,
): Tokens[] {
  const [purchaseId, payment] = [args.text(), args.bucket()];
  requirePayment(network, payment, { amount: rules.energyPack.cvxCost, token: "CVX" });
  if (!payPurchase(purchaseId)) throw new ExecutionFailure(`the purchase ${purchaseId} was paid before`);
  run.holdings.put(addresses.treasury, payment);
  return [];
}
