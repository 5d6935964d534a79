import type { RuleSet } from "../../../rules/index.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { type LedgerNetwork, tokenAddress } from "../network/ledger-network.ts";
import { callsOf, Instructions } from "./manifest.ts";
import { isExactly, type TransactionPurpose } from "./purpose.ts";

const MINT_METHOD = "mint_egg";

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

export interface EggMint {
  /** The account that paid and received the egg. */
  account: string;
  creatureId: string;
  /** The bonus item that came with it. */
  tools: string[];
  spells: string[];
}

/**
 * The egg that a committed transaction has minted: one call of the creatures component, the price out of one account,
 * and one creature into the same account (`LED-147`, `LED-151`); null for anything else.
 */
export function eggMint(
  { mint }: RuleSet,
  network: LedgerNetwork,
  { instructions, fungibleChanges, nonFungibleChanges }: CommittedTransaction,
): EggMint | null {
  const { collections, components } = network;
  const calls = callsOf(instructions).filter(
    ({ address, method }) => address === components.creatures && method === MINT_METHOD,
  );
  const hatched = nonFungibleChanges.filter(
    ({ resource, added }) => resource === collections.creatures && added.length > 0,
  );
  const [creature] = hatched;
  const creatureId = creature?.added[0];
  if (calls.length !== 1 || hatched.length !== 1 || !creature || creatureId === undefined) return null;
  const price = fungibleChanges.find(
    ({ account, resource }) =>
      account === creature.account && resource === tokenAddress(network, mint.price.token),
  );
  if (creature.added.length !== 1 || !isExactly(price?.amount, -mint.price.amount)) return null;
  const received = (collection: string | null) =>
    nonFungibleChanges
      .filter(({ account, resource }) => account === creature.account && resource === collection)
      .flatMap(({ added }) => added);
  return {
    account: creature.account,
    creatureId,
    tools: received(collections.tools),
    spells: received(collections.spells),
  };
}
