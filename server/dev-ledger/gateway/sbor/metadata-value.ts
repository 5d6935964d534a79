import type {
  EntityMetadataItemValue,
  MetadataTypedValue,
  ProgrammaticScryptoSborValue,
} from "@radixdlt/babylon-gateway-api-sdk";
import { withBytes } from "./scrypto-sbor.ts";

/** The ledger's numbers of the kinds of metadata. */
const VARIANT = { String: "0", NonFungibleLocalId: "11", Url: "13", PublicKeyHashArray: "143" } as const;
/** The ledger's numbers of the kinds of keys. */
const ED25519 = "1";
const SECP256K1 = "0";

/** A text or a web address. */
export function textMetadata(kind: "String" | "Url", value: string): EntityMetadataItemValue {
  return metadata({ type: kind, value }, kind, { kind: "String", value });
}

/** The owner of an account or identity: the hash of the one key it was derived from. */
export function ownerKeysMetadata(curve: "Ed25519" | "Secp256k1", hashHex: string): EntityMetadataItemValue {
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
export function ownerBadgeMetadata(id: string): EntityMetadataItemValue {
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
