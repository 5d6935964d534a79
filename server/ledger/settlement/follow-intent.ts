import type { TransactionOutcome } from "../../../rules/index.ts";
import type { HttpError } from "../../http-errors/http-error.ts";
import { notYourAccount } from "../../http-errors/known-errors.ts";
import type { LabWork } from "../../store/lab-work.ts";
import type { IntentPurpose } from "../../store/ledger-store.ts";
import type { CommittedTransaction } from "../gateway/gateway.ts";
import { claimIntent } from "./claim-intent.ts";
import { ownIntent } from "./own-intent.ts";
import { releaseOpenIntent } from "./release-open-intent.ts";
import type { SettlementDeps } from "./settlement-deps.ts";
import { COMMITTED, readTransaction, type Status, transactionStatus } from "./transaction-reading.ts";

export interface Followed {
  intentHash: string;
  purpose: IntentPurpose;
  playerId: number;
  /** Id of what it is about; empty where only the transaction itself can tell. */
  subject: string;
  /** Books what a committed transaction is worth; answers why not, or null. */
  book: (transaction: CommittedTransaction) => Promise<HttpError | null>;
  /** What an undecided one changes in the lab. */
  work: LabWork<null>;
  most: number;
  tooMany: () => HttpError;
}

/**
 * Asks the ledger for a player's transaction and acts on the answer: books it once, keeps it while it is
 * undecided, lets it go when it failed. Throws why it does not count.
 */
export async function followIntent(
  deps: SettlementDeps,
  { book, work, most, tooMany, ...intent }: Followed,
): Promise<{ outcome: TransactionOutcome; status: Status }> {
  const { store, ledger } = deps;
  const { intentHash, playerId, purpose, subject } = intent;
  const booked = await ownIntent(store, { intentHash, playerId, purposes: [purpose], subject });
  if (booked) return { outcome: "success", status: COMMITTED };
  const reading = await readTransaction(ledger.gateway, intentHash);
  const refusal = reading.outcome === "success" ? await book(reading.transaction) : null;
  const claimed = (await store.openIntentsOf(playerId)).find((claim) => claim.intentHash === intentHash);
  if (claimed && (reading.outcome === "failed" || refusal)) await releaseOpenIntent(deps, claimed);
  if (refusal) throw refusal;
  if (reading.outcome === "pending" && (claimed?.purpose !== purpose || claimed.subject !== subject)) {
    const account = await store.boundAccount(playerId);
    if (account === null) throw notYourAccount();
    const claim = { intent: { ...intent, account }, state: reading.state, most, tooMany, work };
    await claimIntent(deps, claim);
  }
  return { outcome: reading.outcome, status: transactionStatus(reading) };
}
