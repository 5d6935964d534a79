import { isGrowth, nextCheckMs, type TransactionEvent, transactionNotStarted } from "../../rules/index.ts";
import { type ApiError, mayPass } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import { notify } from "../game/store/notify.ts";
import { isPollingPaused, whenPollingResumes } from "../game/store/polling-paused.ts";
import { updateConnection } from "../game/store/session.ts";
import { forgetTransaction, storeTransaction } from "./stored-transactions.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { handlerOf } from "./transaction-handler.ts";
import { notifyFailure } from "./transaction-notices.ts";
import { applyEvent, leaveTransaction, trackTransaction, transactionOf } from "./transaction-progress.ts";

/** A polling loop for one transaction. */
interface PollingLoop extends TransactionSubject {
  owner: string;
  loopNumber: number;
}

/**
 * Polls the transaction status until the transaction has ended (`LED-146`, `LED-181` to `LED-185`). The loop belongs to
 * the game, so it continues when the dialog closes. It pauses during a battle against the AI (`BAT-004`).
 */
export function pollTransaction(game: Game, loop: PollingLoop, firstCheckMs?: number): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  if (isGrowth(loop.kind)) timeOutLater(game, loop, rules.polling.upgrade.hardTimeoutMs);
  checkLater(game, loop, firstCheckMs);
}

/**
 * Reports the hard timeout after `waitMs`. When polling was paused at that time, it is reported only after the next
 * check.
 */
function timeOutLater(game: Game, loop: PollingLoop, waitMs: number): void {
  game.after(waitMs, () => {
    const { rules } = game.store.getState();
    if (!rules || !isPollingPaused(game.store.getState())) handleEvent(game, loop, { type: "timedOut" });
    else whenPollingResumes(game, () => timeOutLater(game, loop, rules.polling.upgrade.intervalMs));
  });
}

function checkLater(game: Game, loop: PollingLoop, waitMs?: number): void {
  const { rules } = game.store.getState();
  const open = openProgress(game, loop);
  if (!rules || !open) return;
  const checkAfterRest = () => whenPollingResumes(game, () => void check(game, loop));
  game.after(waitMs ?? nextCheckMs(rules, loop.kind, open), checkAfterRest);
}

/** Checks a transaction at once instead of at its next interval; the polling continues from there. */
export async function checkNow(game: Game, subject: TransactionSubject): Promise<void> {
  const { owner } = game.store.getState();
  const transaction = transactionOf(game, subject);
  if (owner === null || !transaction) return;
  if (!transaction.hash) return void (await handlerOf(game, subject.kind).reload(game));
  const loopNumber = trackTransaction(game, subject, transaction.progress);
  await check(game, { ...subject, owner, loopNumber });
}

async function check(game: Game, loop: PollingLoop): Promise<void> {
  const open = openProgress(game, loop);
  if (!open) return;
  const { kind, subject } = loop;
  const checks = open.stage === "pending" ? open.checks : 0;
  const answer = updateConnection(
    game,
    await handlerOf(game, kind).check(game, { kind, subject, hash: open.hash, checks }),
  );
  if (answer.ok) handleEvent(game, loop, { type: "checked", ...answer.reply }, answer.reply.applyResult);
  // Without a session no check is possible; polling starts again after the next login.
  else if (answer.problem.kind === "session_expired") return;
  else handleEvent(game, loop, { type: "checkFailed", ...failureOf(answer.problem) });
  checkLater(game, loop);
}

/** Applies an event to the transaction and handles its end once (`LED-185`). */
function handleEvent(game: Game, loop: PollingLoop, event: TransactionEvent, applyResult?: () => void): void {
  const before = openProgress(game, loop);
  if (!before) return;
  applyEvent(game, loop, event);
  const progress = transactionOf(game, loop)?.progress;
  if (before.stage === "pending" && progress?.stage === "unconfirmed") {
    notify(game, progress.details, "info");
    detach(game, loop, progress.details);
    return;
  }
  if (before.stage === "pending" && progress?.stage === "failed" && progress.mayStillCome) {
    notifyFailure(game, loop.kind, progress.details);
    watchOn(game, loop, progress.details);
    return;
  }
  if (progress?.stage !== "success" && progress?.stage !== "failed") return;
  forgetTransaction(game, loop.owner, loop);
  endTransaction(game, loop, applyResult);
}

/** Detaches a transaction with an unknown end, so that the player can start another one. */
function detach(game: Game, loop: PollingLoop, details: string): void {
  watchOn(game, loop, details);
  game.store.setState((state) => void delete state.transactions[transactionKey(loop)]);
}

/** Polls a transaction with an unknown end until it is known, beside what its dialog shows. */
function watchOn(game: Game, { kind, subject, owner }: PollingLoop, details: string): void {
  const { hash, note = null } = transactionOf(game, { kind, subject }) ?? {};
  if (!hash) return;
  const detached = { kind, subject, detachedHash: hash };
  forgetTransaction(game, owner, { kind, subject });
  storeTransaction(game, owner, { ...detached, hash, note });
  const loopNumber = trackTransaction(game, detached, { stage: "unconfirmed", hash, details }, note);
  pollTransaction(game, { ...detached, owner, loopNumber });
}

/** Returns the transaction's progress while it has not ended and this loop is its current one; null otherwise. */
function openProgress(game: Game, loop: PollingLoop) {
  const { owner } = game.store.getState();
  const transaction = transactionOf(game, loop);
  if (owner !== loop.owner || transaction?.loopNumber !== loop.loopNumber) return null;
  const { progress } = transaction;
  return progress.stage === "pending" || progress.stage === "unconfirmed" ? progress : null;
}

/** Describes a failed check. A refusal is final unless the server may answer differently later. */
function failureOf(problem: ApiError): { details: string | null; final: boolean } {
  const details = problem.kind === "refused" && !mayPass(problem) ? problem.error : null;
  return { details, final: !mayPass(problem) };
}

/**
 * Handles the end of a transaction, once: shows its notice and applies its result (`applyResult`). An ended
 * transaction that no open dialog shows is removed, because its result would be outdated when shown later.
 */
function endTransaction(game: Game, ended: TransactionSubject, applyResult?: () => void): void {
  const progress = transactionOf(game, ended)?.progress;
  const subject = reattach(game, ended);
  if (progress?.stage === "failed") notifyFailure(game, ended.kind, progress.details);
  if (progress?.stage !== "success") return;
  applyResult?.();
  const handler = handlerOf(game, ended.kind);
  handler.succeeded(game, subject, progress.assumed);
  const isShown = game.store.getState().dialogs.some((dialog) => handler.isShownBy(dialog, subject.subject));
  if (!handler.keptUntilSeen && !isShown) leaveTransaction(game, subject);
}

/**
 * Resets a failed transaction to its start, without hash and error (`LED-144`, `LED-168`). Of one that may still come it
 * asks once whether it has, and then shows its success (`CON-15`).
 */
export async function tryAgain(game: Game, subject: TransactionSubject): Promise<void> {
  const { progress, hash } = transactionOf(game, subject) ?? {};
  if (progress?.stage === "failed" && progress.mayStillCome && hash)
    await checkNow(game, { ...subject, detachedHash: hash });
  applyEvent(game, subject, { type: "triedAgain" });
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
    const { progress: { stage } = transactionNotStarted, hash } = transactions[key] ?? {};
    delete transactions[transactionKey(ended)];
    if (!known || !(stage === "init" || hash === detachedHash)) return;
    delete known.detachedHash;
    transactions[key] = known;
  });
  return { kind, subject };
}
