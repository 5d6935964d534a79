import type { Game } from "../store/game.ts";
import { placeTransaction } from "./advance.ts";
import { followTransaction } from "./follow-transaction.ts";
import { type KeptTransaction, keptTransactions } from "./kept-transactions.ts";
import { transactionKey } from "./transaction.ts";

/** After a reload or a new login: follows again whatever had not ended, beginning with a check at once. */
export function resumeTransactions(game: Game): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  for (const { kind, subject, hash } of unfinished(game, owner)) {
    const pending = { stage: "pending", hash, checks: 0, errors: 0, troubled: false } as const;
    const follower = placeTransaction(game, { kind, subject }, pending);
    followTransaction(game, { kind, subject, owner, follower }, 0);
  }
}

/** What is kept in the browser, and what only the tab knows where nothing can be kept. */
function unfinished(game: Game, owner: string): KeptTransaction[] {
  const kept = keptTransactions(game, owner);
  const keys = new Set(kept.map(transactionKey));
  const unkept = Object.values(game.store.getState().transactions).flatMap(({ kind, subject, progress }) =>
    progress.stage === "pending" && !keys.has(transactionKey({ kind, subject }))
      ? [{ kind, subject, hash: progress.hash }]
      : [],
  );
  return [...kept, ...unkept];
}
