import { classifyTransaction, type RuleSet, type TransactionOutcome } from "../../../rules/index.ts";
import { notYourAccount, notYourTransaction, otherPurpose } from "../../errors/failure.ts";
import { refused } from "../../errors/refusals.ts";
import type { Intent, IntentPurpose } from "../../store/database/intent.ts";
import type { Store } from "../../store/store.ts";
import type { CommittedTransaction, Gateway, TransactionState } from "../gateway/gateway.ts";
import { type LabSettlement, noLabWork, type SettlementDeps } from "../purposes/purpose.ts";
import { settlementOf } from "../purposes/purposes.ts";

interface Followed {
  intentHash: string;
  purpose: IntentPurpose;
  settlement: LabSettlement;
  playerId: number;
  /** Id of the machine, creature or purchase; empty if only the transaction itself shows it. */
  subject: string;
}

/**
 * Reads a player's transaction from the ledger and handles it: books a committed one once, stores a claim of
 * an undecided one, releases the claim of a failed one. Throws if it does not count.
 */
export async function followIntent(
  deps: SettlementDeps,
  { settlement, ...intent }: Followed,
): Promise<{ outcome: TransactionOutcome; status: Status }> {
  const { store, ledger } = deps;
  const { intentHash, playerId, purpose, subject } = intent;
  const booked = await ownIntent(store, { intentHash, playerId, purposes: [purpose], subject });
  if (booked) return { outcome: "success", status: COMMITTED };
  const reading = await readTransaction(ledger.gateway, intentHash);
  const refusal =
    reading.outcome === "success" ? await settlement.book(deps, reading.transaction, playerId) : null;
  const claimed = (await store.openIntentsOf(playerId)).find((claim) => claim.intentHash === intentHash);
  if (claimed && (reading.outcome === "failed" || refusal)) await releaseOpenIntent(deps, claimed);
  if (refusal) throw refusal;
  if (reading.outcome === "pending" && (claimed?.purpose !== purpose || claimed.subject !== subject)) {
    const account = await store.boundAccount(playerId);
    if (account === null) throw notYourAccount();
    await claimIntent(deps, { intent: { ...intent, account }, settlement, state: reading.state });
  }
  return { outcome: reading.outcome, status: transactionStatus(reading) };
}

interface Claim {
  intent: Intent;
  settlement: LabSettlement;
  state: TransactionState;
}

/**
 * Stores a player's claim of an undecided transaction, so that it is settled even if the player never asks again. A
 * transaction that the ledger has never seen is given up some epochs from now.
 */
async function claimIntent(
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

/** Ends a player's claim of a transaction that will never count for them, and undoes what it changed in the lab. */
export function releaseOpenIntent(
  { store, rules }: { store: Store; rules: RuleSet },
  { intentHash, playerId, purpose, subject }: Intent,
): Promise<void> {
  const work = settlementOf(purpose)?.failed?.(rules, subject) ?? noLabWork;
  return store.releaseIntent(intentHash, playerId, work);
}

interface IntentDemand {
  intentHash: string;
  playerId: number;
  purposes: readonly IntentPurpose[];
  /** Id of the machine, creature or purchase that it must be about; empty if only the hash counts. */
  subject: string;
}

/**
 * The settled transaction with this hash if it is the caller's own and for this purpose; null if none was settled
 * yet; else throws 403 or 409 (`ABU-21`). Claims by others of an uncommitted transaction do not count (`GAP-10`).
 */
export async function ownIntent(
  store: Store,
  { intentHash, playerId, purposes, subject }: IntentDemand,
): Promise<Intent | null> {
  const known = await store.settledIntent(intentHash);
  if (known === null) return null;
  if (known.playerId !== playerId) throw notYourTransaction();
  if (purposes.includes(known.purpose) && (subject === "" || subject === known.subject)) return known;
  throw otherPurpose();
}

/**
 * Records that a committed transaction was this player's, for this purpose (`ABU-21`); the lab does not change.
 * Refuses it if the account that signed is not the player's. `address` is where the player asks from.
 */
export async function settleOwn(
  store: Store,
  intent: Intent,
  known: Intent | null,
  address: string | null,
): Promise<void> {
  const { playerId, account } = intent;
  if (known?.account !== account && (await store.boundAccount(playerId)) !== account)
    throw notYourTransaction();
  const answer = await store.settleIntent(intent, () => ({ ok: true, reply: null }), address);
  if (answer.ok || answer.why !== "settledBefore") return;
  if (answer.by.playerId !== playerId) throw notYourTransaction();
  if (answer.by.purpose !== intent.purpose) throw otherPurpose();
}

/**
 * The ledger's decision about a transaction. A committed one whose details the gateway does not have yet is
 * pending, and no epoch makes it fail.
 */
export type TransactionReading =
  | { outcome: "pending"; state: TransactionState; committed: boolean }
  | { outcome: "failed"; state: TransactionState }
  | { outcome: "success"; state: TransactionState; transaction: CommittedTransaction };

/** Reads a transaction from the ledger. */
export async function readTransaction(gateway: Gateway, intentHash: string): Promise<TransactionReading> {
  const state = await gateway.transactionState(intentHash);
  const outcome = classifyTransaction(state.status);
  if (outcome === "pending") return { outcome, state, committed: false };
  if (outcome === "failed") return { outcome, state };
  const transaction = await gateway.committedTransaction(intentHash);
  if (transaction?.status === "CommittedSuccess") return { outcome, state, transaction };
  return { outcome: "pending", state: { ...state, status: "Pending" }, committed: true };
}

/** The status in the replies of the calls (`LED-022`). */
interface Status {
  status: string;
  error_message: string | null;
}

/** The status of a transaction that was settled before. */
export const COMMITTED: Status = { status: "CommittedSuccess", error_message: null };

export function transactionStatus({ state }: TransactionReading): Status {
  return { status: state.status, error_message: state.errorMessage };
}
