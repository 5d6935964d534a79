import { notYourTransaction, otherPurpose } from "../../errors/failure.ts";
import type { Intent, IntentPurpose } from "../../store/database/intent.ts";
import type { Store } from "../../store/store.ts";

export interface IntentDemand {
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
