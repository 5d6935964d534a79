import type { TransactionOutcome } from "../../../rules/index.ts";
import { notYourAccount } from "../../errors/failure.ts";
import type { IntentPurpose } from "../../store/database/intent.ts";
import type { LabSettlement } from "../purposes/purpose.ts";
import type { SettlementDeps } from "../purposes/settlement-deps.ts";
import { claimIntent } from "./claim-intent.ts";
import { ownIntent } from "./own-intent.ts";
import { releaseOpenIntent } from "./release-open-intent.ts";
import { COMMITTED, readTransaction, type Status, transactionStatus } from "./transaction-reading.ts";

export interface Followed {
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
