import type { CommittedTransaction } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { GROWTH_METHODS } from "./creature-growth.ts";
import { callsOf } from "./manifest-calls.ts";

export interface CreatureChange {
  purpose: "upgradeStats" | "evolve";
  /** The account that holds the creature. */
  account: string;
  creatureId: string;
}

const PURPOSES: ReadonlyMap<string, CreatureChange["purpose"]> = new Map([
  [GROWTH_METHODS.upgradeStats, "upgradeStats"],
  [GROWTH_METHODS.evolve, "evolve"],
]);

/**
 * The stat upgrade or evolution that a committed transaction has made: one call of the creatures component, and a
 * proof of one creature from one account (`LED-162`); null for anything else.
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
  if (changes.length !== 1 || proofs.length !== 1 || !proof || !purpose) return null;
  const [, creatureId, ...more] = proof.texts;
  return creatureId === undefined || more.length > 0 ? null : { purpose, account: proof.address, creatureId };
}
