import type { Game } from "../game/store/game.ts";
import { transactionOf } from "./advance.ts";
import { leaveTransaction } from "./leave-transaction.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { noteFailure } from "./transaction-notices.ts";

/**
 * Tells and does once what the end of a transaction means; `bring` hands over what came with a success. One that no
 * open dialog waits for is told and let go, because shown later it would be old news of a creature that has grown on.
 */
export function endTransaction(game: Game, ended: TransactionSubject, bring?: () => void): void {
  const progress = transactionOf(game, ended)?.progress;
  const subject = backInItsPlace(game, ended);
  if (progress?.stage === "failed") noteFailure(game, ended.kind, progress.details);
  if (progress?.stage !== "success") return;
  bring?.();
  const handler = game.transactionHandlers[ended.kind];
  handler.succeeded(game, subject, progress.assumed);
  const isShown = game.store.getState().dialogs.some((dialog) => handler.isShownBy(dialog, subject.subject));
  if (!handler.keptUntilSeen && !isShown) leaveTransaction(game, subject);
}

/** One that was set aside is shown by its dialog again, unless another one is there by now. */
function backInItsPlace(game: Game, ended: TransactionSubject): TransactionSubject {
  const { kind, subject, aside } = ended;
  if (aside === undefined) return ended;
  game.store.setState(({ transactions }) => {
    const { [transactionKey(ended)]: known } = transactions;
    const place = transactionKey({ kind, subject });
    const { stage } = transactions[place]?.progress ?? { stage: "init" };
    delete transactions[transactionKey(ended)];
    if (!known || stage !== "init") return;
    delete known.aside;
    transactions[place] = known;
  });
  return { kind, subject };
}
