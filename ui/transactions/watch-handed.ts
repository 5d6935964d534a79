import type { Game } from "../game/store/game.ts";
import { whenPollingResumes } from "../game/store/polling-paused.ts";
import { placeTransaction, transactionOf } from "./advance.ts";
import { forgetHanded, type HandedTransaction, handedTransactions } from "./handed-transactions.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";

/** Stands for the hash that nobody learned. */
const NO_HASH = "";

/**
 * After a reload while the wallet had the word: nobody knows whether it was sent, and there is no hash to ask about.
 * What it changes is read again and again, as long as an ordinary transaction is waited for (`LED-181`, `LED-184`),
 * and until then it is not confirmed.
 */
export function watchHanded(game: Game): void {
  const { owner, rules } = game.store.getState();
  if (owner === null || !rules) return;
  for (const handed of handedTransactions(game, owner)) {
    const place = { kind: handed.kind, subject: handed.subject, aside: NO_HASH };
    const details = rules.transactionTexts.reloaded;
    const follower = placeTransaction(game, place, { stage: "unconfirmed", hash: NO_HASH, details });
    const looks = Math.ceil(rules.polling.upgrade.hardTimeoutMs / rules.polling.upgrade.intervalMs);
    lookLater(game, { owner, follower, place, handed, looks });
  }
}

interface Watching {
  owner: string;
  follower: number;
  place: TransactionSubject;
  handed: HandedTransaction;
  /** How many looks are left. */
  looks: number;
}

function lookLater(game: Game, watching: Watching): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  game.after(rules.polling.upgrade.intervalMs, () =>
    whenPollingResumes(game, () => void look(game, watching)),
  );
}

async function look(game: Game, watching: Watching): Promise<void> {
  const { owner, handed, looks } = watching;
  if (!isCurrent(game, watching)) return;
  const { reread, stateOf, succeeded } = game.transactionHandlers[handed.kind];
  await reread(game);
  if (!isCurrent(game, watching)) return;
  const state = stateOf?.(game, handed.subject) ?? null;
  const hasChanged = handed.before !== null && state !== null && state !== handed.before;
  // The wallet may have answered another tab that asked it.
  const isAnswered = !handedTransactions(game, owner).some(({ kind, subject }) =>
    isAbout(handed, kind, subject),
  );
  if (!hasChanged && !isAnswered && looks > 1) return lookLater(game, { ...watching, looks: looks - 1 });
  forgetHanded(game, owner, handed);
  game.store.setState(({ transactions }) => void delete transactions[transactionKey(watching.place)]);
  if (hasChanged && !isAnswered) succeeded(game, handed, null);
}

function isCurrent(game: Game, { owner, follower, place }: Watching): boolean {
  return game.store.getState().owner === owner && transactionOf(game, place)?.follower === follower;
}

function isAbout(handed: HandedTransaction, kind: string, subject: string): boolean {
  return handed.kind === kind && handed.subject === subject;
}
