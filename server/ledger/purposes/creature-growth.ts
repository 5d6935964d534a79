import type { Stats, TokenCost } from "../../../rules/index.ts";
import { Instructions } from "../manifests/instructions.ts";
import { smallNumberValue } from "../manifests/values.ts";
import { tokenAddress } from "../network/tokens.ts";
import type { ManifestContext, TransactionPurpose } from "./purpose.ts";

/** The methods of the creatures component that change a creature; `creatureChange` reads their effect. */
export const GROWTH_METHODS = { upgradeStats: "upgrade_stats", evolve: "evolve" } as const;

/** Pays for one upgrade and sets its points, each 0 to 255 (`LED-161`). */
export const upgradeStats: TransactionPurpose<[creatureId: string, cost: TokenCost, points: Stats]> = {
  action: "creatures",
  manifest: (game, account, creatureId, cost, { energy, strength, magic, stamina, speed }) =>
    growthManifest(game, account, {
      creatureId,
      cost,
      method: GROWTH_METHODS.upgradeStats,
      values: [energy, strength, magic, stamina, speed].map(smallNumberValue),
    }),
  settlement: null,
};

/** One of several upgrades in one transaction: what it costs, and its points, each 0 to 255. */
export interface PaidUpgrade {
  creatureId: string;
  cost: TokenCost;
  points: Stats;
}

/**
 * Makes several upgrades or none of them (`GAP-70`): takes the sum of each token once, and calls the component once
 * for each upgrade.
 */
export const severalUpgrades: TransactionPurpose<
  [costs: readonly TokenCost[], upgrades: readonly PaidUpgrade[]]
> = {
  action: "creatures",
  manifest: ({ network }, account, costs, upgrades) => {
    const instructions = new Instructions(network, account);
    for (const { amount, token } of costs) instructions.withdraw(amount, tokenAddress(network, token));
    for (const [index, { creatureId, cost, points }] of upgrades.entries()) {
      const [proof, payment] = [`creature${index}`, `payment${index}`];
      const { energy, strength, magic, stamina, speed } = points;
      instructions
        .take(payment, cost.amount, tokenAddress(network, cost.token))
        .prove(proof, creatureId, network.collections.creatures)
        .call(
          network.components.creatures,
          GROWTH_METHODS.upgradeStats,
          `Proof("${proof}")`,
          `Bucket("${payment}")`,
          ...[energy, strength, magic, stamina, speed].map(smallNumberValue),
        );
    }
    return instructions.depositRest();
  },
  settlement: null,
};

/** Pays for the next form (`LED-180`). */
export const evolve: TransactionPurpose<[creatureId: string, cost: TokenCost]> = {
  action: "creatures",
  manifest: (game, account, creatureId, cost) =>
    growthManifest(game, account, { creatureId, cost, method: GROWTH_METHODS.evolve, values: [] }),
  settlement: null,
};

function growthManifest(
  { network }: ManifestContext,
  account: string,
  growth: { creatureId: string; cost: TokenCost; method: string; values: string[] },
): string {
  const { creatureId, cost, method, values } = growth;
  return new Instructions(network, account)
    .pay("payment", cost.amount, tokenAddress(network, cost.token))
    .prove("creature", creatureId, network.collections.creatures)
    .call(network.components.creatures, method, 'Proof("creature")', 'Bucket("payment")', ...values)
    .depositRest();
}
