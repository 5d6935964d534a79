import type * as engine from "@radixdlt/radix-engine-toolkit";

/** The ledger's own code for keys, addresses and transactions: several megabytes, loaded when first needed. */
export type Engine = typeof engine;

export function loadEngine(): Promise<Engine> {
  return import("@radixdlt/radix-engine-toolkit");
}
