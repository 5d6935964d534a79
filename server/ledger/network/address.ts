import { bech32m } from "@scure/base";

/**
 * The kinds of entities that the game calls or reads: the beginning of their addresses, and their first byte.
 */
const KINDS = {
  fungible: { name: "resource", firstBytes: [0x5d] },
  nonFungible: { name: "resource", firstBytes: [0x9a] },
  component: { name: "component", firstBytes: [0xc0] },
  // Created on the ledger, or derived from a key of either curve.
  account: { name: "account", firstBytes: [0xc1, 0x51, 0xd1] },
} as const;
export type EntityKind = keyof typeof KINDS;

/** Bytes of an address after the first one, which stands for the kind. */
export const BODY_LENGTH = 29;

/**
 * Whether a text is the address of such an entity on the network with this suffix: prefix, network, kind,
 * length and checksum (`ABU-39`). Without a suffix any network is accepted.
 */
export function isAddressOf(kind: EntityKind, suffix: string | null, text: string): boolean {
  const decoded = decodeBech32(text);
  if (decoded === null || decoded.bytes.length !== 1 + BODY_LENGTH) return false;
  const { name, firstBytes } = KINDS[kind];
  const onNetwork =
    suffix === null ? decoded.humanPart.startsWith(`${name}_`) : decoded.humanPart === `${name}_${suffix}`;
  return onNetwork && firstBytes.some((first) => first === decoded.bytes[0]);
}

/** The address of an entity with a body of 29 bytes. */
export function addressOf(kind: EntityKind, suffix: string, body: Uint8Array): string {
  const { name, firstBytes } = KINDS[kind];
  return encodeBech32({ humanPart: `${name}_${suffix}`, bytes: Uint8Array.from([firstBytes[0], ...body]) });
}

const HASH_LENGTH = 32;

/** Whether a text is a transaction's intent hash on the network with this suffix; without one, on any network. */
export function isIntentHash(suffix: string | null, text: string): boolean {
  const decoded = decodeBech32(text);
  if (decoded === null || decoded.bytes.length !== HASH_LENGTH) return false;
  return suffix === null ? decoded.humanPart.startsWith("txid_") : decoded.humanPart === `txid_${suffix}`;
}

/**
 * The local id of an entity's badge: all bytes of its address. For an invalid address it is a text that no
 * token has as its id.
 */
export function localIdOf(address: string): string {
  const bytes = decodeBech32(address)?.bytes ?? new Uint8Array();
  return `[${Buffer.from(bytes).toString("hex")}]`;
}

/** Addresses and hashes of this ledger are longer than the 90 characters that bech32m allows. */
const LONGEST = 128;

interface Bech32 {
  /** The part before the last `1`, such as `account_rdx`. */
  humanPart: string;
  bytes: Uint8Array;
}

export function encodeBech32({ humanPart, bytes }: Bech32): string {
  return bech32m.encode(humanPart, bech32m.toWords(bytes), LONGEST);
}

/**
 * The parts of a text with correct checksum and padding in lower case, as the ledger writes it; else null.
 */
export function decodeBech32(text: string): Bech32 | null {
  if (text !== text.toLowerCase()) return null;
  const decoded = bech32m.decodeUnsafe(text, LONGEST);
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words);
  return bytes ? { humanPart: decoded.prefix, bytes } : null;
}
