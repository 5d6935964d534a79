import { decodeBech32 } from "../../../ledger/address/bech32.ts";
import { localIdOf } from "../../../ledger/address/local-id-of.ts";

/** First bytes of the addresses that are derived from a key, without any transaction. */
const PREALLOCATED = {
  81: { what: "account", curve: "Ed25519" },
  209: { what: "account", curve: "Secp256k1" },
  82: { what: "identity", curve: "Ed25519" },
  210: { what: "identity", curve: "Secp256k1" },
} as const;

/** An account or identity whose address contains its owner's key. */
export interface Preallocated {
  what: "account" | "identity";
  curve: "Ed25519" | "Secp256k1";
  /** 29 bytes in hex. */
  keyHash: string;
  /** The id of its owner badge: all bytes of the address. */
  badgeId: string;
}

/** The owner that an address contains, or null if it is not derived from a key. */
export function preallocatedAt(address: string): Preallocated | null {
  const bytes = decodeBech32(address)?.bytes ?? new Uint8Array();
  const found = PREALLOCATED[bytes[0] as keyof typeof PREALLOCATED];
  if (!found) return null;
  return { ...found, keyHash: Buffer.from(bytes.subarray(1)).toString("hex"), badgeId: localIdOf(address) };
}
