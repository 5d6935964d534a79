import { tooManyPurchases } from "../../errors/failure.ts";
import { Instructions } from "../manifests/instructions.ts";
import { purchaseIdValue } from "../manifests/values.ts";
import { bookEnergy } from "./book-energy.ts";
import { ENERGY_METHOD } from "./energy-payment.ts";
import type { LabSettlement, TransactionPurpose } from "./purpose.ts";

/** Pays for a pack of energy under the id of an open purchase (`GAP-15`). */
export const energy: TransactionPurpose<[purchaseId: string], LabSettlement> = {
  action: "energySale",
  manifest: ({ network, rules }, account, purchaseId) =>
    new Instructions(network, account)
      .pay("payment", rules.energyPack.cvxCost, network.tokens.CVX)
      .call(network.components.energySale, ENERGY_METHOD, purchaseIdValue(purchaseId), 'Bucket("payment")')
      .depositRest(),
  settlement: {
    component: ({ components }) => components.energySale,
    book: bookEnergy,
    bookUnreported: (deps, transaction) => bookEnergy(deps, transaction, null),
    mostOpen: ({ energyPack }) => energyPack.mostOpen,
    tooManyOpen: () => tooManyPurchases(),
  },
};
