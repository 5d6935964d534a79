import type { TransactionKind } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import { transactionOf } from "./advance.ts";
import { isShown } from "./dialog-of-transaction.ts";
import { leaveTransaction } from "./leave-transaction.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { CONDUCTS } from "./transaction-handlers.ts";
import { noteFailure } from "./transaction-notices.ts";

/** What is shown of a success stays true: the egg that came, the badge that a player has once and for all. */
const KEPT_UNTIL_SEEN: readonly TransactionKind[] = ["creatureMint", "fomoHit"];

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
  CONDUCTS[ended.kind].succeeded(game, subject, progress.assumed);
  const isKept = KEPT_UNTIL_SEEN.includes(ended.kind) || isShown(game.store.getState(), subject);
  if (!isKept) leaveTransaction(game, subject);
}

/** One that was set aside is shown by its dialog again, unless another one is there by now. */
function backInItsPlace(game: Game, ended: TransactionSubject): TransactionSubject {
  const { kind, subject, aside } = ended;
  if (aside === undefined) return ended;
  game.store.change(({ transactions }) => {
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
