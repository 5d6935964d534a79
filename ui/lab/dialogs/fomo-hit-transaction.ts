import { float } from "../../game/store/notify.ts";
import type { TransactionHandler } from "../../transactions/transaction-handler.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { machineFromReply } from "../state/lab-from-reply.ts";
import { loadGame } from "../state/load-game.ts";

/** Handler of the FOMO HIT mint. The machine is reloaded from the server during and after the mint (`GAP-10`). */
export const fomoHitTransaction: TransactionHandler = {
  ledgerAction: "fomoHit",
  keptUntilSeen: true,
  dialog: (_, machineId) => ({ kind: "fomoHit", machineId }),
  isShownBy: (dialog, machineId) => dialog.kind === "fomoHit" && dialog.machineId === machineId,
  async check(game, { subject, hash }) {
    const answer = await game.api.call("POST /api/checkMintStatus", {
      body: { intentHash: hash, machineId: subject },
    });
    if (!answer.ok) return answer;
    const { transactionStatus, machine } = answer.reply;
    if (machine)
      changeLabState(game, (lab) => {
        lab.machines = lab.machines.map((other) =>
          other.id === subject ? machineFromReply(machine) : other,
        );
      });
    return {
      ok: true,
      reply: { status: transactionStatus.status, details: transactionStatus.error_message ?? null },
    };
  },
  reload: loadGame,
  succeeded(game, { subject }) {
    const { rules } = game.store.getState();
    if (rules) float(game, { machineId: subject }, rules.texts.transactions.fomoHit.completed);
  },
};
