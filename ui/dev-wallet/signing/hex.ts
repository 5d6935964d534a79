const BASE = 16;

/** Returns bytes as lower-case hexadecimal text. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(BASE).padStart(2, "0")).join("");
}

const KEY_BYTES = 32;

/** Returns a new Ed25519 private key as hexadecimal text. */
export function randomKey(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}
