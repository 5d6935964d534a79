import type { TransactionBalanceChanges } from "@radixdlt/babylon-gateway-api-sdk";
import { formatAttos } from "../../state/attos.ts";
import type { FungibleChange, Receipt } from "../../state/model.ts";

/** The changes of balances by a transaction; changes by the fee are listed separately. */
export function balanceChangesOf(receipt: Receipt): TransactionBalanceChanges {
  return {
    fungible_fee_balance_changes: receipt.feeChanges.map((change) => ({
      type: "FeePayment",
      ...fungibleChange(change),
    })),
    fungible_balance_changes: receipt.fungibleChanges.map(fungibleChange),
    non_fungible_balance_changes: receipt.nonFungibleChanges.map(({ entity, resource, added, removed }) => ({
      entity_address: entity,
      resource_address: resource,
      added,
      removed,
    })),
  };
}

function fungibleChange({ entity, resource, change }: FungibleChange) {
  return { entity_address: entity, resource_address: resource, balance_change: formatAttos(change) };
}
