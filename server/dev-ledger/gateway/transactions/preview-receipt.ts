import type { Preview } from "../../dev-ledger.ts";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import { executionOf } from "./receipt.ts";

/** A preview's result in the format of a receipt, with the node's words for the outcome. */
export function previewReceipt(view: LedgerView, preview: Preview): object {
  if (preview.rejection !== null) return { status: "Rejected", error_message: preview.rejection };
  const { errorMessage, receipt } = preview;
  return {
    status: errorMessage === null ? "Succeeded" : "Failed",
    ...executionOf(view, receipt, {
      receipt_fee_summary: true,
      receipt_costing_parameters: true,
      receipt_fee_source: true,
      receipt_fee_destination: true,
      receipt_events: true,
    }),
    ...(errorMessage !== null && { error_message: errorMessage }),
  };
}

/** Changes of balances: the sums of the whole manifest, as if one instruction had done everything. */
export function resourceChangesOf(preview: Preview): object[] {
  if (preview.rejection !== null) return [];
  const { fungibleChanges, nonFungibleChanges } = preview.receipt;
  const changes = [
    ...fungibleChanges.map(({ entity, resource, change }) => ({
      resource_address: resource,
      component_entity: { is_global: true, entity_address: entity },
      amount: formatAttos(change),
    })),
    ...nonFungibleChanges.map(({ entity, resource, added, removed }) => ({
      resource_address: resource,
      component_entity: { is_global: true, entity_address: entity },
      amount: String(added.length - removed.length),
    })),
  ];
  return [{ index: 0, resource_changes: changes }];
}
