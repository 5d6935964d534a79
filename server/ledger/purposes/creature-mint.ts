import { Instructions } from "../manifests/instructions.ts";
import { tokenAddress } from "../network/tokens.ts";
import type { TransactionPurpose } from "./purpose.ts";

export const MINT_METHOD = "mint_egg";

/** Pays for an egg (`LED-147`, `LED-150`); `eggMint` reads the effect. */
export const creatureMint: TransactionPurpose<[]> = {
  action: "creatures",
  manifest: ({ network, rules }, account) =>
    new Instructions(network, account)
      .pay("payment", rules.mint.price.amount, tokenAddress(network, rules.mint.price.token))
      .call(network.components.creatures, MINT_METHOD, 'Bucket("payment")')
      .depositRest(),
  settlement: null,
};
