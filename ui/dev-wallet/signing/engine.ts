import type * as engine from "@radixdlt/radix-engine-toolkit";

/** The Radix Engine Toolkit for keys, addresses and transactions: several megabytes, loaded when first needed. */
export type Engine = typeof engine;

export function loadEngine(): Promise<Engine> {
  return import("@radixdlt/radix-engine-toolkit");
}

/** Id of the dev network; what is signed for it is valid on no other network. */
export const DEV_NETWORK_ID = 242;

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
