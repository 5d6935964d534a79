import { fill, type TransactionProgress } from "../../rules/index.ts";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import type { GameState } from "../game/store/game-state.ts";
import { updateConnection } from "../game/store/session.ts";
import { advance, placeTransaction, progressOf } from "./advance.ts";
import { checkNow, followTransaction } from "./follow-transaction.ts";
import { forgetHanded, noteHanded } from "./handed-transactions.ts";
import { type KeptTransaction, keepTransaction, keptTransactions } from "./kept-transactions.ts";
import { followAgain } from "./resume-transactions.ts";
import {
  type Transaction,
  type TransactionSubject,
  transactionKey,
  unconfirmedAbout,
} from "./transaction.ts";
import { noteCancelled, noteFailure } from "./transaction-notices.ts";
import { whyNotOffered } from "./why-not-offered.ts";

/** A transaction a player wishes for. */
export interface WishedTransaction extends TransactionSubject {
  /** The message the player sees in the wallet (`CON-30`). */
  label: string;
  /** The player wants it although the last one about the same thing is not confirmed. */
  onceMore?: boolean;
  /** Asks the server for the manifest. */
  manifest(): Promise<ApiResult<{ manifest?: string }>>;
}

/** Why this transaction cannot be started now, or null; the wallet takes one at a time. */
export function whyNotSend(
  game: Game,
  wished: TransactionSubject,
  state: GameState = game.store.getState(),
): string | null {
  const other = Object.values(state.transactions).some(
    (transaction) =>
      transactionKey(transaction) !== transactionKey(wished) && isUnderWay(transaction.progress),
  );
  if (other || state.wallet.busy) return state.rules?.transactionTexts.underWay ?? "";
  return whyNotOffered(state, game.transactionHandlers[wished.kind].ledgerAction);
}

/**
 * From the wish to the hash: manifest, wallet, and from then on the loop that follows it. A transaction of
 * the same kind about the same thing that another tab follows is followed instead of sent again (`GAP-49`), and one
 * whose end is not known is asked about first, unless the player was asked and wants another (`CON-15`).
 */
export async function sendTransaction(game: Game, wished: WishedTransaction): Promise<void> {
  const { owner } = game.store.getState();
  const { stage } = progressOf(game, wished);
  if (owner === null || stage !== "init" || whyNotSend(game, wished) !== null) return;
  const kept = keptTransaction(game, owner, wished);
  if (kept) return followAgain(game, owner, kept);
  const unconfirmed = wished.onceMore ? [] : unconfirmedAbout(game.store.getState(), wished);
  if (unconfirmed.some(({ hash }) => hash)) return checkAll(game, unconfirmed);
  const follower = placeTransaction(game, wished, { stage: "init" });
  advance(game, wished, { type: "started" });

  const signed = await signedHash(game, owner, wished);
  const isStill = game.store.getState().owner === owner;
  if (signed.ok) keepTransaction(game, owner, { ...wished, hash: signed.hash });
  if (!isStill) return;
  if (signed.ok) {
    advance(game, wished, { type: "signed", hash: signed.hash });
    game.transactionHandlers[wished.kind].submitted?.(game);
    followTransaction(game, { kind: wished.kind, subject: wished.subject, owner, follower });
  } else if (signed.rejected) {
    advance(game, wished, { type: "cancelled" });
    noteCancelled(game);
  } else {
    advance(game, wished, { type: "notSigned", details: signed.reason });
    noteFailure(game, wished.kind, signed.reason);
  }
}

async function checkAll(game: Game, transactions: readonly Transaction[]): Promise<void> {
  await Promise.all(transactions.map((transaction) => checkNow(game, transaction)));
}

type SignedHash = { ok: true; hash: string } | { ok: false; reason: string; rejected?: true };

/** Asks for the manifest and lets the wallet sign it (`LED-035`, `LED-148`, `ERR-028`). */
async function signedHash(
  game: Game,
  owner: string,
  { kind, subject, label, manifest }: WishedTransaction,
): Promise<SignedHash> {
  const { rules } = game.store.getState();
  if (!rules) throw new Error("A transaction was sent before the rules were loaded");
  const words = rules.transactions[kind];
  const answer = updateConnection(game, await manifest());
  if (!answer.ok) {
    const fallback = answer.problem.kind === "refused" ? words.refused : words.unreachable;
    return { ok: false, reason: problemText(answer.problem, fallback) };
  }
  if (!answer.reply.manifest) return { ok: false, reason: words.noManifest };
  const { handed, stateOf } = game.transactionHandlers[kind];
  handed?.(game);
  noteHanded(game, owner, { kind, subject, before: stateOf?.(game, subject) ?? null });
  const sent = await game.wallet.send(answer.reply.manifest, label);
  forgetHanded(game, owner, { kind, subject });
  if (!sent.ok && sent.rejected) return { ok: false, reason: sent.reason, rejected: true };
  if (!sent.ok) {
    const reason = sent.unasked ? sent.reason : fill(words.notSigned, { reason: sent.reason });
    return { ok: false, reason };
  }
  if (sent.intentHash === "") return { ok: false, reason: rules.transactionTexts.noHash };
  return { ok: true, hash: sent.intentHash };
}

function keptTransaction(game: Game, owner: string, wished: TransactionSubject): KeptTransaction | undefined {
  const key = transactionKey(wished);
  return keptTransactions(game, owner).find((kept) => transactionKey(kept) === key);
}

function isUnderWay({ stage }: TransactionProgress): boolean {
  return stage === "sending" || stage === "pending";
}
