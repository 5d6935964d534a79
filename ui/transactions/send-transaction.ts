import {
  fill,
  type OwnedCreature,
  signatureMessage,
  type TransactionKind,
  type TransactionProgress,
} from "../../rules/index.ts";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import type { Game } from "../game/store/game.ts";
import type { GameState } from "../game/store/game-state.ts";
import { updateConnection } from "../game/store/session.ts";
import { checkNow, pollTransaction } from "./poll-transaction.ts";
import { resumePolling } from "./resume-transactions.ts";
import { type StoredTransaction, storedTransactions, storeTransaction } from "./stored-transactions.ts";
import {
  areAboutTheSame,
  type Transaction,
  type TransactionNote,
  type TransactionSubject,
  transactionKey,
  unconfirmedAbout,
} from "./transaction.ts";
import { handlerOf, whyNotOffered } from "./transaction-handler.ts";
import { notifyCancelled, notifyFailure } from "./transaction-notices.ts";
import { applyEvent, progressOf, trackTransaction } from "./transaction-progress.ts";
import { forgetUnanswered, storeUnanswered } from "./unanswered-transactions.ts";

/** A transaction the player asks for. */
interface TransactionRequest extends TransactionSubject {
  /** The game's own name for it, which no player sees (`CON-30`). */
  label: string;
  /** What the wallet tells the player is signed (`GAP-65`). */
  message: string;
  /** The player confirmed another transaction although the last one about the same subject is unconfirmed. */
  onceMore?: boolean;
  /** Requests the manifest from the server. */
  manifest(): Promise<ApiResult<{ manifest?: string }>>;
}

/** Returns the message for the wallet about a transaction of these creatures, in the player's language (`GAP-65`). */
export function messageOf(
  game: Game,
  kind: TransactionKind,
  creatures: readonly OwnedCreature[] = [],
): string {
  const { rules } = game.store.getState();
  return rules ? signatureMessage(rules, kind, creatures) : "";
}

/** Returns why this transaction cannot be started now, or null. The wallet handles one at a time. */
export function whyNotSend(
  game: Game,
  request: TransactionSubject,
  state: GameState = game.store.getState(),
): string | null {
  const other = Object.values(state.transactions).some(
    (transaction) =>
      transactionKey(transaction) !== transactionKey(request) && isUnderWay(transaction.progress),
  );
  if (other || state.wallet.busy) return state.rules?.texts.everyTransaction.underWay ?? "";
  return whyNotOffered(state, handlerOf(game, request.kind).ledgerAction);
}

/**
 * Sends a transaction: requests the manifest, lets the wallet sign it, and polls its status. If another tab already
 * sent one of the same kind and subject, that one is followed instead (`GAP-49`). If one is unconfirmed, its status
 * is checked instead, unless the player confirmed another (`CON-15`).
 */
export async function sendTransaction(game: Game, request: TransactionRequest): Promise<void> {
  const { owner } = game.store.getState();
  const { stage } = progressOf(game, request);
  if (owner === null || stage !== "init" || whyNotSend(game, request) !== null) return;
  const stored = storedTransaction(game, owner, request);
  if (stored) return resumePolling(game, owner, stored);
  const unconfirmed = request.onceMore ? [] : unconfirmedAbout(game.store.getState(), request);
  if (unconfirmed.some(({ hash }) => hash)) return checkAll(game, unconfirmed);
  const note = { message: request.message, since: game.now() };
  const loopNumber = trackTransaction(game, request, { stage: "init" }, note);
  applyEvent(game, request, { type: "started" });

  const signed = await signedHash(game, owner, request, note);
  const isStill = game.store.getState().owner === owner;
  if (signed.ok) storeTransaction(game, owner, { ...request, hash: signed.hash, note });
  if (!isStill) return;
  if (signed.ok) {
    applyEvent(game, request, { type: "signed", hash: signed.hash });
    handlerOf(game, request.kind).submitted?.(game);
    pollTransaction(game, { kind: request.kind, subject: request.subject, owner, loopNumber });
  } else if (signed.rejected) {
    applyEvent(game, request, { type: "cancelled" });
    notifyCancelled(game);
  } else {
    applyEvent(game, request, { type: "notSigned", details: signed.reason });
    notifyFailure(game, request.kind, signed.reason);
  }
}

async function checkAll(game: Game, transactions: readonly Transaction[]): Promise<void> {
  await Promise.all(transactions.map((transaction) => checkNow(game, transaction)));
}

type SignedHash = { ok: true; hash: string } | { ok: false; reason: string; rejected?: true };

/**
 * Requests the manifest, lets the wallet sign and submit it, and returns the hash (`LED-035`, `LED-148`, `ERR-028`).
 */
async function signedHash(
  game: Game,
  owner: string,
  { kind, subject, label, message, manifest }: TransactionRequest,
  note: TransactionNote,
): Promise<SignedHash> {
  const { rules } = game.store.getState();
  if (!rules) throw new Error("A transaction was sent before the rules were loaded");
  const texts = rules.texts.transactions[kind];
  const answer = updateConnection(game, await manifest());
  if (!answer.ok) {
    const fallback = answer.problem.kind === "refused" ? texts.refused : texts.unreachable;
    return { ok: false, reason: problemText(answer.problem, fallback) };
  }
  if (!answer.reply.manifest) return { ok: false, reason: texts.noManifest };
  const { walletAsked, stateOf } = handlerOf(game, kind);
  walletAsked?.(game);
  storeUnanswered(game, owner, { kind, subject, before: stateOf?.(game, subject) ?? null, note });
  const sent = await game.wallet.send(answer.reply.manifest, { label, message });
  forgetUnanswered(game, owner, { kind, subject });
  if (!sent.ok && sent.rejected) return { ok: false, reason: sent.reason, rejected: true };
  if (!sent.ok) {
    const reason = sent.unasked ? sent.reason : fill(texts.notSigned, { reason: sent.reason });
    return { ok: false, reason };
  }
  if (sent.intentHash === "") return { ok: false, reason: rules.texts.everyTransaction.noHash };
  return { ok: true, hash: sent.intentHash };
}

function storedTransaction(
  game: Game,
  owner: string,
  request: TransactionSubject,
): StoredTransaction | undefined {
  return storedTransactions(game, owner).find(
    (stored) => stored.detachedHash === undefined && areAboutTheSame(stored, request),
  );
}

function isUnderWay({ stage }: TransactionProgress): boolean {
  return stage === "sending" || stage === "pending";
}

/** Returns why this transaction cannot be started now, or null, for the button that starts it. */
export function useWhyNotSend(subject: TransactionSubject): string | null {
  const game = useGame();
  return useGameState((state) => whyNotSend(game, subject, state));
}
