import { type Static, Type } from "typebox";
import type { NonFungible, Resource } from "../../state/model.ts";
import { resourceAt } from "../entities/resource.ts";
import type { Question } from "../gateway-call.ts";
import { PAGE_SIZE } from "../page.ts";
import { Address, atLedgerState, someOf } from "../request-shapes.ts";

/** A request for some tokens of one resource. */
export const TokensRequest = Type.Object({
  ...atLedgerState,
  resource_address: Address,
  non_fungible_ids: someOf(Type.String({ minLength: 1 }), PAGE_SIZE.most),
});

/** The requested tokens without ids that were never minted, as the gateway answers. */
export function requestedTokens({ view, ledger, request }: Question<Static<typeof TokensRequest>>): {
  resource: Resource;
  tokens: NonFungible[];
} {
  const resource = resourceAt(view, ledger, request.resource_address, "nonFungible");
  return { resource, tokens: view.nonFungibles(resource.address, request.non_fungible_ids) };
}
