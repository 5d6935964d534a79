import { bech32m } from "@scure/base";

/** Addresses and hashes of this ledger are longer than the 90 characters bech32m allows by itself. */
const LONGEST = 128;

export interface Bech32 {
  /** What stands before the last `1`, such as `account_rdx`. */
  humanPart: string;
  bytes: Uint8Array;
}

export function encodeBech32({ humanPart, bytes }: Bech32): string {
  return bech32m.encode(humanPart, bech32m.toWords(bytes), LONGEST);
}

/** The parts of a text whose checksum and padding are right and that is written small, as the ledger does; else null. */
export function decodeBech32(text: string): Bech32 | null {
  if (text !== text.toLowerCase()) return null;
  const decoded = bech32m.decodeUnsafe(text, LONGEST);
  const bytes = decoded && bech32m.fromWordsUnsafe(decoded.words);
  return bytes ? { humanPart: decoded.prefix, bytes } : null;
}
