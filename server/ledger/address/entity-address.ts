import { decodeBech32, encodeBech32 } from "./bech32.ts";

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
