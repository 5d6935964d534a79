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
