import type * as toolkit from "@radixdlt/radix-dapp-toolkit";

/** All exports of the toolkit's package, which is loaded only when a wallet is needed. */
export type Radix = typeof toolkit;
