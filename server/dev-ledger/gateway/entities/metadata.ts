import type { EntityMetadataItem } from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import { type Page, pageOf } from "../page.ts";
import { ownerBadgeMetadata, ownerKeysMetadata, textMetadata } from "../sbor/metadata-value.ts";
import { preallocatedAt } from "./preallocated.ts";

/** The state version of metadata that exists from the start. */
const FROM_THE_START = 1;

/** All metadata of an entity, newest first; for an entity derived from a key, its owner key comes last. */
export function metadataOf(view: LedgerView, address: string): EntityMetadataItem[] {
  const written = view.metadata(address).map(({ key, kind, value, locked, stateVersion }) => ({
    key,
    value: textMetadata(kind, value),
    is_locked: locked,
    last_updated_at_state_version: stateVersion,
  }));
  return [...ownerMetadata(address), ...written].reverse();
}

/** The requested keys of an entity's metadata. */
export function explicitMetadataOf(
  view: LedgerView,
  address: string,
  keys: readonly string[],
): Page<EntityMetadataItem> {
  return pageOf(metadataOf(view, address).filter(({ key }) => keys.includes(key)));
}

function ownerMetadata(address: string): EntityMetadataItem[] {
  const owner = preallocatedAt(address);
  if (!owner) return [];
  return [
    {
      key: "owner_keys",
      value: ownerKeysMetadata(owner.curve, owner.keyHash),
      is_locked: false,
      last_updated_at_state_version: FROM_THE_START,
    },
    {
      key: "owner_badge",
      value: ownerBadgeMetadata(owner.badgeId),
      is_locked: true,
      last_updated_at_state_version: FROM_THE_START,
    },
  ];
}
