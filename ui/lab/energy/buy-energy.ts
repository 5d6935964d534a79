import type { Game } from "../../game/store/game.ts";
import { leaveTransaction } from "../../transactions/leave-transaction.ts";
import { sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

/** Subject of the energy purchase; only one runs at a time. */
export const ENERGY_PURCHASE: TransactionSubject = { kind: "energy", subject: "" };

const LABEL = "buyEnergy";

/**
 * Lets the wallet pay for a pack of energy and polls the purchase (`LAB-148`, `GAP-15`, `CON-30`). `onceMore`: the
 * player confirmed another pack although the last one is unconfirmed.
 */
export function buyEnergy(game: Game, account: string, onceMore = false): Promise<void> {
  leaveTransaction(game, ENERGY_PURCHASE);
  return sendTransaction(game, {
    ...ENERGY_PURCHASE,
    onceMore,
    label: LABEL,
    manifest: () => game.api.call("POST /api/buyEnergy", { body: { accountAddress: account } }),
  });
}
