import type * as toolkit from "@radixdlt/radix-dapp-toolkit";

/** Everything the toolkit's package exports; it is loaded when a wallet is needed and not before. */
export type Radix = typeof toolkit;
