import type { Game } from "../game/store/game.ts";
import { whenPollingResumes } from "../game/store/polling-paused.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { handlerOf } from "./transaction-handler.ts";
import { trackTransaction, transactionOf } from "./transaction-progress.ts";
import {
  forgetUnanswered,
  type UnansweredTransaction,
  unansweredTransactions,
} from "./unanswered-transactions.ts";

/** Placeholder for a hash that is unknown. */
const NO_HASH = "";

/**
 * Watches transactions that the wallet had not answered when the page was reloaded. Their hash is unknown, so the
 * state they change is reloaded repeatedly, for as long as an ordinary transaction is polled (`LED-181`, `LED-184`).
 * Until then they are shown as unconfirmed.
 */
export function watchUnanswered(game: Game): void {
  const { owner, rules } = game.store.getState();
  if (owner === null || !rules) return;
  for (const unanswered of unansweredTransactions(game, owner)) {
    const detached = { kind: unanswered.kind, subject: unanswered.subject, detachedHash: NO_HASH };
    const details = rules.texts.everyTransaction.reloaded;
    const progress = { stage: "unconfirmed", hash: NO_HASH, details } as const;
    const loopNumber = trackTransaction(game, detached, progress, unanswered.note);
    const checksLeft = Math.ceil(rules.polling.upgrade.hardTimeoutMs / rules.polling.upgrade.intervalMs);
    checkLater(game, { owner, loopNumber, detached, unanswered, checksLeft });
  }
}

interface Watching {
  owner: string;
  loopNumber: number;
  detached: TransactionSubject;
  unanswered: UnansweredTransaction;
  /** Number of checks left. */
  checksLeft: number;
}

function checkLater(game: Game, watching: Watching): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  game.after(rules.polling.upgrade.intervalMs, () =>
    whenPollingResumes(game, () => void check(game, watching)),
  );
}

async function check(game: Game, watching: Watching): Promise<void> {
  const { owner, unanswered, checksLeft } = watching;
  if (!isCurrent(game, watching)) return;
  const { reload, stateOf, succeeded } = handlerOf(game, unanswered.kind);
  await reload(game);
  if (!isCurrent(game, watching)) return;
  const state = stateOf?.(game, unanswered.subject) ?? null;
  const hasChanged = unanswered.before !== null && state !== null && state !== unanswered.before;
  // The wallet may have answered another tab.
  const isAnswered = !unansweredTransactions(game, owner).some(({ kind, subject }) =>
    isAbout(unanswered, kind, subject),
  );
  if (!hasChanged && !isAnswered && checksLeft > 1)
    return checkLater(game, { ...watching, checksLeft: checksLeft - 1 });
  forgetUnanswered(game, owner, unanswered);
  game.store.setState(({ transactions }) => void delete transactions[transactionKey(watching.detached)]);
  if (hasChanged && !isAnswered) succeeded(game, unanswered, null);
}

function isCurrent(game: Game, { owner, loopNumber, detached }: Watching): boolean {
  return game.store.getState().owner === owner && transactionOf(game, detached)?.loopNumber === loopNumber;
}

function isAbout(unanswered: UnansweredTransaction, kind: string, subject: string): boolean {
  return unanswered.kind === kind && unanswered.subject === subject;
}
