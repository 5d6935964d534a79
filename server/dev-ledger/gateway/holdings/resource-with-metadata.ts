import type { EntityMetadataCollection } from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Vault } from "../../state/model.ts";
import { explicitMetadataOf } from "../entities/metadata.ts";
import type { HoldingsRequest } from "./holdings-request.ts";

/** Which resource a vault is for, with the metadata of it that was asked for. */
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
