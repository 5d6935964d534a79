import type { Stats, TokenCost } from "../../../rules/index.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { type LedgerNetwork, tokenAddress } from "../network/ledger-network.ts";
import { callsOf, Instructions, smallNumberValue } from "./manifest.ts";
import type { ManifestContext, TransactionPurpose } from "./purpose.ts";

/** The methods of the creatures component that change a creature; `creatureChange` reads their effect. */
const GROWTH_METHODS = { upgradeStats: "upgrade_stats", evolve: "evolve" } as const;

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
interface PaidUpgrade {
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

interface CreatureChange {
  purpose: "upgradeStats" | "evolve";
  /** The account that holds the creatures. */
  account: string;
  /** The creature of each change, in their order; several upgrades of one creature name it several times. */
  creatureIds: string[];
}

const PURPOSES: ReadonlyMap<string, CreatureChange["purpose"]> = new Map([
  [GROWTH_METHODS.upgradeStats, "upgradeStats"],
  [GROWTH_METHODS.evolve, "evolve"],
]);

/** The texts of a proof of one creature: its collection and its id. */
const PROOF_OF_ONE = 2;

/**
 * The stat upgrades or the evolution that a committed transaction has made: calls of one kind on the creatures
 * component, and as many proofs, each of one creature, all from one account (`LED-162`, `GAP-70`); null for anything
 * else. Evolutions come one at a time.
 */
export function creatureChange(
  { collections, components }: LedgerNetwork,
  { instructions }: CommittedTransaction,
): CreatureChange | null {
  const calls = callsOf(instructions);
  const changes = calls.filter(
    ({ address, method }) => address === components.creatures && PURPOSES.has(method),
  );
  const proofs = calls.filter(
    ({ method, texts }) => method === "create_proof_of_non_fungibles" && texts[0] === collections.creatures,
  );
  const [change, proof] = [changes[0], proofs[0]];
  const purpose = PURPOSES.get(change?.method ?? "");
  if (changes.length !== proofs.length || !change || !proof || !purpose) return null;
  if (purpose === "evolve" && changes.length > 1) return null;
  if (changes.some(({ method }) => method !== change.method)) return null;
  const account = proof.address;
  if (proofs.some(({ address, texts }) => address !== account || texts.length !== PROOF_OF_ONE)) return null;
  return { purpose, account, creatureIds: proofs.map(({ texts: [, id = ""] }) => id) };
}
