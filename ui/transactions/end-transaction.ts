import type { Game } from "../game/store/game.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { notifyFailure } from "./transaction-notices.ts";
import { leaveTransaction, transactionOf } from "./transaction-progress.ts";

/**
 * Handles the end of a transaction, once: shows its notice and applies its result (`applyResult`). An ended
 * transaction that no open dialog shows is removed, because its result would be outdated when shown later.
 */
export function endTransaction(game: Game, ended: TransactionSubject, applyResult?: () => void): void {
  const progress = transactionOf(game, ended)?.progress;
  const subject = reattach(game, ended);
  if (progress?.stage === "failed") notifyFailure(game, ended.kind, progress.details);
  if (progress?.stage !== "success") return;
  applyResult?.();
  const handler = game.transactionHandlers[ended.kind];
  handler.succeeded(game, subject, progress.assumed);
  const isShown = game.store.getState().dialogs.some((dialog) => handler.isShownBy(dialog, subject.subject));
  if (!handler.keptUntilSeen && !isShown) leaveTransaction(game, subject);
}

/**
 * Moves a detached transaction back under its ordinary key, so that its dialog shows it again. A newer transaction
 * with that key stays, and the detached one is removed.
 */
function reattach(game: Game, ended: TransactionSubject): TransactionSubject {
  const { kind, subject, detachedHash } = ended;
  if (detachedHash === undefined) return ended;
  game.store.setState(({ transactions }) => {
    const { [transactionKey(ended)]: known } = transactions;
    const key = transactionKey({ kind, subject });
    const { stage } = transactions[key]?.progress ?? { stage: "init" };
    delete transactions[transactionKey(ended)];
    if (!known || stage !== "init") return;
    delete known.detachedHash;
    transactions[key] = known;
  });
  return { kind, subject };
}
