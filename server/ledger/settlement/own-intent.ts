import { notYourTransaction, wrongTransaction } from "../../http-errors/known-errors.ts";
import type { Intent, IntentPurpose } from "../../store/ledger-store.ts";
import type { Store } from "../../store/store.ts";

export interface IntentDemand {
  intentHash: string;
  playerId: number;
  purposes: readonly IntentPurpose[];
  /** Id of what it must be about; empty where the hash alone tells. */
  subject: string;
}

/**
 * What was booked for a hash: nothing yet, or the caller's own transaction for this; else 403 or 409 (`ABU-21`). What
 * others say of a transaction that is not committed yet counts for nothing (`GAP-10`).
 */
export async function ownIntent(
  store: Store,
  { intentHash, playerId, purposes, subject }: IntentDemand,
): Promise<Intent | null> {
  const known = await store.settledIntent(intentHash);
  if (known === null) return null;
  if (known.playerId !== playerId) throw notYourTransaction();
  if (purposes.includes(known.purpose) && (subject === "" || subject === known.subject)) return known;
  throw wrongTransaction("This transaction was for something else");
}
