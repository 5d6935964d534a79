import type { Game } from "../../game/store/game.ts";
import { sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

/** One egg is minted at a time. */
export const EGG_MINT: TransactionSubject = { kind: "creatureMint", subject: "" };

const LABEL = "evolvingCreature";

/**
 * Lets the wallet sign the mint of an egg and follows it (`LED-150`, `CON-30`). `onceMore`: the player wants another
 * one although the last one is not confirmed.
 */
export function mintEgg(game: Game, account: string, onceMore = false): Promise<void> {
  return sendTransaction(game, {
    ...EGG_MINT,
    onceMore,
    label: LABEL,
    manifest: () => game.api.call("POST /api/getCreatureMintManifest", { body: { accountAddress: account } }),
  });
}
