import type { EntityMetadataCollection } from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Vault } from "../../state/model.ts";
import { explicitMetadataOf } from "../entities/metadata.ts";
import type { HoldingsRequest } from "./holdings-request.ts";

/** The resource of a vault, with the requested keys of its metadata. */
export function resourceWithMetadata(
  view: LedgerView,
  { resource }: Vault,
  { explicit_metadata: keys }: HoldingsRequest,
): { resource_address: string; explicit_metadata?: EntityMetadataCollection } {
  return {
    resource_address: resource,
    ...(keys?.length && { explicit_metadata: explicitMetadataOf(view, resource, keys) }),
  };
}
