import type * as engine from "@radixdlt/radix-engine-toolkit";

/** The Radix Engine Toolkit for keys, addresses and transactions: several megabytes, loaded when first needed. */
export type Engine = typeof engine;

export function loadEngine(): Promise<Engine> {
  return import("@radixdlt/radix-engine-toolkit");
}

/** Id of the dev network; what is signed for it is valid on no other network. */
export const DEV_NETWORK_ID = 242;
