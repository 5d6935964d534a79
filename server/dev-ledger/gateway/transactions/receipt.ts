import type { EventsItem, ProgrammaticScryptoSborValue } from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import type { LedgerView } from "../../state/ledger-view.ts";
import { type FungibleChange, formatAttos, type Receipt } from "../../state/model.ts";
import { maybe } from "../protocol/request-shapes.ts";

/** Details of a transaction that are included only on request; the SDK requests all of them (`LED-081`). */
export const DetailsOptIns = Type.Object({
  raw_hex: maybe(Type.Boolean()),
  receipt_state_changes: maybe(Type.Boolean()),
  receipt_fee_summary: maybe(Type.Boolean()),
  receipt_fee_source: maybe(Type.Boolean()),
  receipt_fee_destination: maybe(Type.Boolean()),
  receipt_costing_parameters: maybe(Type.Boolean()),
  receipt_events: maybe(Type.Boolean()),
  detailed_events: maybe(Type.Boolean()),
  receipt_output: maybe(Type.Boolean()),
  affected_global_entities: maybe(Type.Boolean()),
  manifest_instructions: maybe(Type.Boolean()),
  balance_changes: maybe(Type.Boolean()),
});
export type DetailsOptIns = Static<typeof DetailsOptIns>;

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
 * The requested fees and events of an execution, for its receipt (`LED-094`). The dev ledger has neither
 * substates nor output of single instructions, so state updates, output and details of events are missing.
 */
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

/** Withdraw and deposit events of the changed vaults: the sum for each vault, not every single step. */
function eventsOf(view: LedgerView, receipt: Receipt): EventsItem[] {
  const amounts = receipt.fungibleChanges.map(({ entity, resource, change }) =>
    vaultEvent(view, { entity, resource }, change > 0n ? "DepositEvent" : "WithdrawEvent", {
      kind: "Decimal",
      field_name: "amount",
      value: formatAttos(change > 0n ? change : -change),
    }),
  );
  const ids = receipt.nonFungibleChanges.flatMap(({ added, removed, ...place }) => [
    ...(removed.length ? [vaultEvent(view, place, "WithdrawEvent", idList(removed))] : []),
    ...(added.length ? [vaultEvent(view, place, "DepositEvent", idList(added))] : []),
  ]);
  return [...amounts, ...ids];
}

function idList(ids: readonly string[]): ProgrammaticScryptoSborValue {
  return {
    kind: "Array",
    field_name: "ids",
    element_kind: "NonFungibleLocalId",
    elements: ids.map((value) => ({ kind: "NonFungibleLocalId", value })),
  };
}

function vaultEvent(
  view: LedgerView,
  { entity, resource }: { entity: string; resource: string },
  name: "DepositEvent" | "WithdrawEvent",
  content: ProgrammaticScryptoSborValue,
): EventsItem {
  const vault = view.vaults(entity).find((one) => one.resource === resource);
  return {
    name,
    emitter: {
      type: "Method",
      entity: {
        is_global: false,
        entity_type: vault?.kind === "nonFungible" ? "InternalNonFungibleVault" : "InternalFungibleVault",
        entity_address: vault?.address ?? entity,
      },
      object_module_id: "Main",
    },
    data: { kind: "Tuple", type_name: name, fields: [content] },
  };
}
