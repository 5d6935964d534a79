const BASE = 16;

/** Returns bytes as lower-case hexadecimal text. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(BASE).padStart(2, "0")).join("");
}
