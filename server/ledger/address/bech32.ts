import { bech32m } from "@scure/base";

/** Addresses and hashes of this ledger are longer than the 90 characters that bech32m allows. */
const LONGEST = 128;

export interface Bech32 {
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
