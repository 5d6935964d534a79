import { decodeBech32 } from "./bech32.ts";

const HASH_LENGTH = 32;

/** Whether a text is a transaction's intent hash on the network with this suffix; without one, on any network. */
export function isIntentHash(suffix: string | null, text: string): boolean {
  const decoded = decodeBech32(text);
  if (decoded === null || decoded.bytes.length !== HASH_LENGTH) return false;
  return suffix === null ? decoded.humanPart.startsWith("txid_") : decoded.humanPart === `txid_${suffix}`;
}
