import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { GROWTH_METHODS } from "./creature-growth.ts";
import { callsOf } from "./manifest-calls.ts";

export interface CreatureChange {
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
