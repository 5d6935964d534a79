import type {
  ResourceHoldersCollectionItem,
  ResourceHoldersResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import { Type } from "typebox";
import { formatAttos, ONE_TOKEN } from "../../state/attos.ts";
import type { Vault } from "../../state/model.ts";
import { entityAt } from "../entities/entity.ts";
import { readingCall } from "../gateway-call.ts";
import { pageOf } from "../page.ts";
import { Address, Cursor, maybe } from "../request-shapes.ts";

/** Pages of holders may be larger than other pages, on request. */
const HOLDERS_PAGE_SIZE = { ordinary: 100, most: 1000 };

/** A page of the holders of a resource, the richest first (`LED-053`). */
export const resourceHoldersPage = readingCall(
  "/extensions/resource-holders/page",
  Type.Object({
    resource_address: Address,
    cursor: maybe(Cursor),
    limit_per_page: maybe(Type.Integer({ minimum: 1 })),
  }),
  ({ request, ledger, view }): ResourceHoldersResponse => {
    const { resource } = entityAt(view, ledger, request.resource_address, ["resource"]);
    const vaults = view.vaultsOf(resource.address).filter(({ amount }) => amount > 0n);
    return pageOf(vaults.map(holderItem), request, HOLDERS_PAGE_SIZE);
  },
);

function holderItem(vault: Vault): ResourceHoldersCollectionItem {
  const holder = { holder_address: vault.owner, last_updated_at_state_version: vault.stateVersion };
  return vault.kind === "fungible"
    ? { type: "FungibleResource", ...holder, amount: formatAttos(vault.amount) }
    : { type: "NonFungibleResource", ...holder, non_fungible_ids_count: Number(vault.amount / ONE_TOKEN) };
}
