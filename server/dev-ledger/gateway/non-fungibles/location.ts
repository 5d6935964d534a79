import type {
  StateNonFungibleLocationResponse,
  StateNonFungibleLocationResponseItem,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { NonFungible } from "../../state/model.ts";
import { readingCall } from "../gateway-call.ts";
import { requestedTokens, TokensRequest } from "./tokens-request.ts";

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
