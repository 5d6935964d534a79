import { fillNumbers } from "../../../rules/index.ts";
import { float, notify } from "../../game/store/notify.ts";
import type { TransactionHandler } from "../../transactions/transaction-handler.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { amountFromReply } from "../state/lab-from-reply.ts";
import { loadGame } from "../state/load-game.ts";

/** The status of the purchase overrides the status of its transaction. */
const STATUS = { success: "CommittedSuccess", failed: "Failed", pending: "Pending" } as const;

/** Handler of the energy purchase; only the server's reply raises the balance (`CON-05`, `GAP-15`). */
export const energyTransaction: TransactionHandler = {
  ledgerAction: "energySale",
  dialog(game) {
    const cat = game.store.getState().lab?.pets[0];
    return cat ? { kind: "catOptions", petId: cat.id } : { kind: "energyShop" };
  },
  isShownBy: ({ kind }) => kind === "catOptions" || kind === "energyShop",
  async check(game, { hash }) {
    const answer = await game.api.call("POST /api/confirmEnergyPurchase", { body: { intentHash: hash } });
    if (!answer.ok) return answer;
    const { status, newEnergy, transactionStatus } = answer.reply;
    const { failed } = game.store.getState().rules?.texts.transactions.energy ?? {};
    return {
      ok: true,
      reply: {
        status: STATUS[status],
        details: [failed, transactionStatus.error_message].filter(Boolean).join(": "),
        applyResult: () =>
          newEnergy !== undefined &&
          changeLabState(game, (lab) => {
            lab.resources.energy = amountFromReply(newEnergy);
          }),
      },
    };
  },
  submitted(game) {
    const { rules } = game.store.getState();
    if (rules) notify(game, rules.texts.transactions.energy.initiated, "success");
  },
  reload: loadGame,
  succeeded(game) {
    const { rules } = game.store.getState();
    if (!rules) return;
    const { completed } = rules.texts.transactions.energy;
    float(game, "avatar", fillNumbers(rules.texts, completed, { energy: rules.energyPack.energy }), "energy");
    game.sounds.emit("energy");
  },
};
