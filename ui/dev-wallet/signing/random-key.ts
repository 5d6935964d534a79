import { hexOf } from "./hex.ts";

const KEY_BYTES = 32;

/** Returns a new Ed25519 private key as hexadecimal text. */
export function randomKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}
