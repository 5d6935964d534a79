import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { transactionKey } from "../../transactions/transaction.ts";
import type { TransactionHandler } from "../../transactions/transaction-handler.ts";
import { creatureFromReply, loadCreatures } from "../loading/load-creatures.ts";
import { loadItems } from "../loading/load-items.ts";
import { expectChange } from "../loading/load-list.ts";

/** Handler of the mint of an egg, which comes with an item (`LED-151`). */
export const mintTransaction: TransactionHandler = {
  ledgerAction: "creatures",
  keptUntilSeen: true,
  dialog: () => ({ kind: "mintEgg" }),
  isShownBy: ({ kind }) => kind === "mintEgg",
  async check(game, { kind, subject, hash }) {
    const answer = await game.api.call("POST /api/checkCreatureMintStatus", { body: { intentHash: hash } });
    if (!answer.ok) return answer;
    const { transactionStatus, creatureNft, bonusItem } = answer.reply;
    const minted = {
      creature: creatureNft ? creatureFromReply(creatureNft) : null,
      bonusItem: bonusItem ?? null,
    };
    return {
      ok: true,
      reply: {
        status: transactionStatus.status,
        details: transactionStatus.error_message ?? null,
        applyResult: () =>
          game.store.setState((state) => {
            const transaction = state.transactions[transactionKey({ kind, subject })];
            // A newer mint may have replaced this one meanwhile.
            if (transaction?.hash === hash) transaction.minted = minted;
          }),
      },
    };
  },
  reload: (game) => Promise.all([loadCreatures(game, "changed"), loadItems(game, "changed")]),
  walletAsked: (game) => expectChange(game),
  succeeded(game) {
    rememberMint(game);
    expectChange(game);
    const { rules } = game.store.getState();
    if (rules) notify(game, rules.texts.transactions.creatureMint.completed, "success");
    game.sounds.emit("eggs");
    void loadCreatures(game, "changed");
    void loadItems(game, "changed");
  },
};

const KEY = "hasMintedBefore";

/**
 * Returns whether a creature was ever minted in this browser (`LAB-021`). It decides only which explanation is shown
 * (`GAP-54`).
 */
export function hasMintedBefore(game: Game): boolean {
  return game.storage.read(KEY) !== null;
}

/** Stores that a creature was minted (`LED-152`). */
export function rememberMint(game: Game): void {
  if (game.store.getState().owner !== null) game.storage.write(KEY, "1");
}
