import type { Game } from "../../game/store/game.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

/** Subject of the egg mint; only one runs at a time. */
export const EGG_MINT: TransactionSubject = { kind: "creatureMint", subject: "" };

const LABEL = "evolvingCreature";

/**
 * Lets the wallet sign the mint of an egg and polls its status (`LED-150`, `CON-30`). `onceMore`: the player
 * confirmed another mint although the last one is unconfirmed.
 */
export function mintEgg(game: Game, account: string, onceMore = false): Promise<void> {
  return sendTransaction(game, {
    ...EGG_MINT,
    onceMore,
    label: LABEL,
    message: messageOf(game, "creatureMint"),
    manifest: () => game.api.call("POST /api/getCreatureMintManifest", { body: { accountAddress: account } }),
  });
}
