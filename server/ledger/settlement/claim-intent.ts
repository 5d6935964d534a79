import type { HttpError } from "../../http-errors/http-error.ts";
import { notYourTransaction, wrongTransaction } from "../../http-errors/known-errors.ts";
import { refused } from "../../http-errors/refused.ts";
import type { LabWork } from "../../store/lab-work.ts";
import type { Intent } from "../../store/ledger-store.ts";
import type { TransactionState } from "../gateway/gateway.ts";
import type { SettlementDeps } from "./settlement-deps.ts";

export interface Claim {
  intent: Intent;
  state: TransactionState;
  /** How many of the player's may be open for this purpose, and what is said to one more. */
  most: number;
  tooMany: () => HttpError;
  work: LabWork<null>;
}

const FOR_SOMETHING_ELSE = "This transaction was for something else";

/**
 * Keeps a transaction the ledger has not decided about, so that its end is found even if nobody asks again. One
 * the ledger has never seen is given up some epochs from now.
 */
export async function claimIntent(
  { store, rules, ledger }: SettlementDeps,
  { intent, state, most, tooMany, work }: Claim,
): Promise<void> {
  const rejectedFromEpoch =
    state.rejectedFromEpoch ?? (await ledger.gateway.currentEpoch()) + rules.unseenIntentEpochs;
  const answer = await store.claimIntent({ ...intent, rejectedFromEpoch }, most, work);
  if (answer.ok) return;
  if (answer.why === "refused") throw refused(answer.refusal);
  if (answer.why === "tooMany") throw tooMany();
  throw answer.why === "notYours" ? notYourTransaction() : wrongTransaction(FOR_SOMETHING_ELSE);
}
