import type {
  EntityMetadataItem,
  EntityMetadataItemValue,
  MetadataTypedValue,
  ProgrammaticScryptoSborValue,
  StateEntityMetadataPageResponse,
} from "@radixdlt/babylon-gateway-api-sdk";
import type { LedgerView } from "../../state/ledger-view.ts";
import { pageCall } from "../protocol/gateway-call.ts";
import { Address, type Page, pageOf } from "../protocol/request-shapes.ts";
import { anyEntityAt, preallocatedAt } from "./entity.ts";
import { withBytes } from "./scrypto-sbor.ts";

/** The state version of metadata that exists from the start. */
const FROM_THE_START = 1;
/** The ledger's numbers of the kinds of metadata. */
const VARIANT = { String: "0", NonFungibleLocalId: "11", Url: "13", PublicKeyHashArray: "143" } as const;
/** The ledger's numbers of the kinds of keys. */
const ED25519 = "1";
const SECP256K1 = "0";

/** A page of an entity's metadata (`LED-061`). */
export const metadataPage = pageCall(
  "/state/entity/page/metadata",
  { address: Address },
  ({ request, ledger, view, ledgerState }): StateEntityMetadataPageResponse => {
    const { address } = anyEntityAt(view, ledger, request.address);
    return { ledger_state: ledgerState, address, ...pageOf(metadataOf(view, address), request) };
  },
);

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
  const keys = ownerKeysMetadata(owner.curve, owner.keyHash);
  const since = { last_updated_at_state_version: FROM_THE_START };
  return [
    { key: "owner_keys", value: keys, is_locked: false, ...since },
    { key: "owner_badge", value: ownerBadgeMetadata(owner.badgeId), is_locked: true, ...since },
  ];
}

/** A text or a web address. */
function textMetadata(kind: "String" | "Url", value: string): EntityMetadataItemValue {
  return metadata({ type: kind, value }, kind, { kind: "String", value });
}

/** The owner of an account or identity: the hash of the one key it was derived from. */
function ownerKeysMetadata(curve: "Ed25519" | "Secp256k1", hashHex: string): EntityMetadataItemValue {
  const ed25519 = curve === "Ed25519";
  const hash: ProgrammaticScryptoSborValue = {
    kind: "Enum",
    variant_id: ed25519 ? ED25519 : SECP256K1,
    fields: [{ kind: "Bytes", element_kind: "U8", hex: hashHex }],
  };
  return metadata(
    {
      type: "PublicKeyHashArray",
      values: [{ key_hash_type: ed25519 ? "EddsaEd25519" : "EcdsaSecp256k1", hash_hex: hashHex }],
    },
    "PublicKeyHashArray",
    { kind: "Array", element_kind: "Enum", elements: [hash] },
  );
}

/** The owner badge of an account or identity; its id is the address's bytes. */
function ownerBadgeMetadata(id: string): EntityMetadataItemValue {
  return metadata({ type: "NonFungibleLocalId", value: id }, "NonFungibleLocalId", {
    kind: "NonFungibleLocalId",
    value: id,
  });
}

function metadata(
  typed: MetadataTypedValue,
  kind: keyof typeof VARIANT,
  field: ProgrammaticScryptoSborValue,
): EntityMetadataItemValue {
  return { ...withBytes({ kind: "Enum", variant_id: VARIANT[kind], fields: [field] }), typed };
}
