import { notYourTransaction, otherPurpose } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import type { Intent } from "../../store/database/intent.ts";
import type { TransactionState } from "../gateway/gateway.ts";
import { type LabSettlement, noLabWork } from "../purposes/purpose.ts";
import type { SettlementDeps } from "../purposes/settlement-deps.ts";

export interface Claim {
  intent: Intent;
  settlement: LabSettlement;
  state: TransactionState;
}

/**
 * Stores a player's claim of an undecided transaction, so that it is settled even if the player never asks again. A
 * transaction that the ledger has never seen is given up some epochs from now.
 */
export async function claimIntent(
  { store, rules, ledger }: SettlementDeps,
  { intent, settlement, state }: Claim,
): Promise<void> {
  const rejectedFromEpoch =
    state.rejectedFromEpoch ?? (await ledger.gateway.currentEpoch()) + rules.unseenIntentEpochs;
  const answer = await store.claimIntent(
    { ...intent, rejectedFromEpoch },
    settlement.mostOpen(rules),
    settlement.started?.(rules, intent.subject) ?? noLabWork,
  );
  if (answer.ok) return;
  if (answer.why === "refused") throw refused(answer.refusal);
  if (answer.why === "tooMany") throw settlement.tooManyOpen(rules);
  throw answer.why === "notYours" ? notYourTransaction() : otherPurpose();
}
