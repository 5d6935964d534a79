import { notYourTransaction, otherPurpose } from "../../errors/failure.ts";
import type { Intent } from "../../store/database/intent.ts";
import type { Store } from "../../store/store.ts";

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
