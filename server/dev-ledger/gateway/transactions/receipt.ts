import type { TransactionReceipt } from "@radixdlt/babylon-gateway-api-sdk";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { CommittedTransaction, FungibleChange, Receipt } from "../../state/model.ts";
import { committedStatus } from "./committed-status.ts";
import type { DetailsOptIns } from "./details-opt-ins.ts";
import { eventsOf } from "./events.ts";

/** Fee prices of the public network, in XRD. */
const COSTING_PARAMETERS = {
  execution_cost_unit_price: "0.00000005",
  execution_cost_unit_limit: 100_000_000,
  execution_cost_unit_loan: 4_000_000,
  finalization_cost_unit_price: "0.00000005",
  finalization_cost_unit_limit: 50_000_000,
  xrd_usd_price: "16.666666666666666666",
  xrd_storage_price: "0.00009536743",
  xrd_archive_storage_price: "0.00009536743",
};

/**
 * The receipt of a transaction (`LED-094`). The dev ledger has neither substates nor output of single
 * instructions, so state updates, output and details of events are missing.
 */
export function receiptOf(
  view: LedgerView,
  transaction: CommittedTransaction,
  optIns: DetailsOptIns,
): TransactionReceipt {
  const { commit, errorMessage } = transaction;
  return {
    status: committedStatus(transaction),
    ...executionOf(view, commit, optIns),
    ...(errorMessage !== null && { error_message: errorMessage }),
  };
}

/** Fees and events of an execution. */
export function executionOf(view: LedgerView, receipt: Receipt, optIns: DetailsOptIns): object {
  return {
    ...(optIns.receipt_fee_summary && { fee_summary: feeSummary(formatAttos(receipt.feePaid)) }),
    ...(optIns.receipt_costing_parameters && { costing_parameters: COSTING_PARAMETERS }),
    ...(optIns.receipt_fee_source && { fee_source: feeSource(view, receipt.feeChanges) }),
    ...(optIns.receipt_fee_destination && { fee_destination: feeDestination(formatAttos(receipt.feePaid)) }),
    ...(optIns.receipt_events && { events: eventsOf(view, receipt) }),
  };
}

/** The whole fee counts as execution cost. */
function feeSummary(fee: string): object {
  return {
    execution_cost_units_consumed: 0,
    finalization_cost_units_consumed: 0,
    xrd_total_execution_cost: fee,
    xrd_total_finalization_cost: "0",
    xrd_total_royalty_cost: "0",
    xrd_total_storage_cost: "0",
    xrd_total_tipping_cost: "0",
  };
}

function feeSource(view: LedgerView, feeChanges: readonly FungibleChange[]): object {
  return {
    from_vaults: feeChanges.map(({ entity, resource, change }) => ({
      vault_entity: {
        is_global: false,
        entity_type: "InternalFungibleVault",
        entity_address: view.vaults(entity).find((vault) => vault.resource === resource)?.address ?? entity,
      },
      xrd_amount: formatAttos(-change),
    })),
  };
}

/** There are no validators to pay, so the fee is burned. */
function feeDestination(fee: string): object {
  return { to_proposer: "0", to_validator_set: "0", to_burn: fee, to_royalty_recipients: [] };
}
