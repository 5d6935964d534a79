import type { EventsItem, ProgrammaticScryptoSborValue } from "@radixdlt/babylon-gateway-api-sdk";
import { formatAttos } from "../../state/attos.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Receipt } from "../../state/model.ts";

/** Withdraw and deposit events of the changed vaults: the sum for each vault, not every single step. */
export function eventsOf(view: LedgerView, receipt: Receipt): EventsItem[] {
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
