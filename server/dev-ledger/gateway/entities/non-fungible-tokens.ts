import type {
  ProgrammaticScryptoSborValue,
  StateNonFungibleDataResponse,
  StateNonFungibleDetailsResponseItem,
  StateNonFungibleIdsResponse,
  StateNonFungibleLocationResponse,
  StateNonFungibleLocationResponseItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import { type Static, Type } from "typebox";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { NonFungible, Resource } from "../../state/model.ts";
import { pageCall, type Question, readingCall } from "../protocol/gateway-call.ts";
import { Address, atLedgerState, PAGE_SIZE, pageOf, someOf } from "../protocol/request-shapes.ts";
import { resourceAt } from "./entity.ts";
import { withBytes } from "./scrypto-sbor.ts";

/** A request for some tokens of one resource. */
const TokensRequest = Type.Object({
  ...atLedgerState,
  resource_address: Address,
  non_fungible_ids: someOf(Type.String({ minLength: 1 }), PAGE_SIZE.most),
});

/** The requested tokens without ids that were never minted, as the gateway answers. */
function requestedTokens({ view, ledger, request }: Question<Static<typeof TokensRequest>>): {
  resource: Resource;
  tokens: NonFungible[];
} {
  const resource = resourceAt(view, ledger, request.resource_address, "nonFungible");
  return { resource, tokens: view.nonFungibles(resource.address, request.non_fungible_ids) };
}

/** The data of some tokens (`LED-068`). */
export const nonFungibleData = readingCall(
  "/state/non-fungible/data",
  TokensRequest,
  (question): StateNonFungibleDataResponse => {
    const { resource, tokens } = requestedTokens(question);
    return {
      ledger_state: question.ledgerState,
      resource_address: resource.address,
      non_fungible_id_type: resource.idType ?? "Integer",
      non_fungible_ids: tokens.map(tokenItem),
    };
  },
);

/** A burned token has no data. */
function tokenItem({ id, fields, vault, stateVersion }: NonFungible): StateNonFungibleDetailsResponseItem {
  const isBurned = vault === null;
  return {
    is_burned: isBurned,
    non_fungible_id: id,
    ...(!isBurned && {
      data: withBytes({ kind: "Tuple", fields: fields as ProgrammaticScryptoSborValue[] }),
    }),
    last_updated_at_state_version: stateVersion,
  };
}

/** The vaults of some tokens, with the vaults' owners (`LED-070`). */
export const nonFungibleLocation = readingCall(
  "/state/non-fungible/location",
  TokensRequest,
  (question): StateNonFungibleLocationResponse => {
    const { resource, tokens } = requestedTokens(question);
    return {
      ledger_state: question.ledgerState,
      resource_address: resource.address,
      non_fungible_ids: tokens.map((token) => locationItem(question.view, token)),
    };
  },
);

function locationItem(
  view: LedgerView,
  { id, vault, stateVersion }: NonFungible,
): StateNonFungibleLocationResponseItem {
  const owner = vault && view.vault(vault)?.owner;
  return {
    non_fungible_id: id,
    ...(vault &&
      owner && {
        owning_vault_address: vault,
        owning_vault_parent_ancestor_address: owner,
        owning_vault_global_ancestor_address: owner,
      }),
    is_burned: vault === null,
    last_updated_at_state_version: stateVersion,
  };
}

/** A page of all ids that a resource ever had, including burned ones, the oldest first (`LED-069`). */
export const nonFungibleIds = pageCall(
  "/state/non-fungible/ids",
  { resource_address: Address },
  ({ request, ledger, view, ledgerState }): StateNonFungibleIdsResponse => {
    const { address } = resourceAt(view, ledger, request.resource_address, "nonFungible");
    return {
      ledger_state: ledgerState,
      resource_address: address,
      non_fungible_ids: pageOf(view.idsOf(address), request),
    };
  },
);
