import type { RuleSet, Stats, TokenCost } from "../../../rules/index.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { tokenAddress } from "../network/tokens.ts";
import { Instructions } from "./instructions.ts";
import { addressValue, purchaseIdValue, smallNumberValue } from "./values.ts";

/**
 * The transactions the game asks a wallet to sign, as manifests. Whatever is not of its alphabet is refused,
 * an action without addresses on this network with 503.
 */
export interface Manifests {
  /** Pays for an egg (`LED-147`, `LED-150`). */
  mintEgg(account: string): string;
  /** Pays for one upgrade and says where its points go, each 0 to 255 (`LED-161`). */
  upgradeStats(account: string, creatureId: string, cost: TokenCost, points: Stats): string;
  /** Pays for the next form (`LED-180`). */
  evolve(account: string, creatureId: string, cost: TokenCost): string;
  /** Pays for a pack of energy under an open purchase's id (`GAP-15`). */
  buyEnergy(account: string, purchaseId: string): string;
  /** Asks for the account's badge (`GAP-10`). */
  mintFomoHit(account: string): string;
}

export function manifestsOf(network: LedgerNetwork, rules: RuleSet): Manifests {
  const { tokens, collections, components } = network;
  const begin = (account: string) => new Instructions(network, account);
  return {
    mintEgg: (account) =>
      begin(account)
        .pay("payment", rules.mint.price.amount, tokenAddress(network, rules.mint.price.token))
        .call(components.creatures, "mint_egg", 'Bucket("payment")')
        .depositRest(),
    upgradeStats: (account, creatureId, { amount, token }, points) =>
      begin(account)
        .pay("payment", amount, tokenAddress(network, token))
        .prove("creature", creatureId, collections.creatures)
        .call(
          components.creatures,
          "upgrade_stats",
          'Proof("creature")',
          'Bucket("payment")',
          ...[points.energy, points.strength, points.magic, points.stamina, points.speed].map(
            smallNumberValue,
          ),
        )
        .depositRest(),
    evolve: (account, creatureId, { amount, token }) =>
      begin(account)
        .pay("payment", amount, tokenAddress(network, token))
        .prove("creature", creatureId, collections.creatures)
        .call(components.creatures, "evolve", 'Proof("creature")', 'Bucket("payment")')
        .depositRest(),
    buyEnergy: (account, purchaseId) =>
      begin(account)
        .pay("payment", rules.energyPack.cvxCost, tokens.CVX)
        .call(components.energySale, "buy", purchaseIdValue(purchaseId), 'Bucket("payment")')
        .depositRest(),
    mintFomoHit: (account) =>
      begin(account)
        .call(components.fomoHit, "mint", addressValue("account", network.suffix, account))
        .depositRest(),
  };
}
