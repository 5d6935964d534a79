import { isGrowth, nextCheckMs, type TransactionEvent } from "../../rules/index.ts";
import { type ApiError, mayPass } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import { isPollingPaused, whenPollingResumes } from "../game/store/polling-paused.ts";
import { updateConnection } from "../game/store/session.ts";
import { advance, placeTransaction, transactionOf } from "./advance.ts";
import { endTransaction } from "./end-transaction.ts";
import { forgetTransaction, keepTransaction } from "./kept-transactions.ts";
import { type TransactionSubject, transactionKey } from "./transaction.ts";
import { noteUnconfirmed } from "./transaction-notices.ts";

/** One loop that asks about one transaction. */
export interface Following extends TransactionSubject {
  owner: string;
  follower: number;
}

/**
 * Asks the server again and again what became of a transaction, until it has ended (`LED-146`, `LED-181` to
 * `LED-185`). Whoever closes the dialog loses nothing: the loop belongs to the game. During a battle against the AI
 * it rests (`BAT-004`).
 */
export function followTransaction(game: Game, following: Following, firstCheckMs?: number): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  if (isGrowth(following.kind)) timeOutLater(game, following, rules.polling.upgrade.hardTimeoutMs);
  checkLater(game, following, firstCheckMs);
}

/** Time that ran out while nothing could be asked is long enough only after the check that follows. */
function timeOutLater(game: Game, following: Following, waitMs: number): void {
  game.after(waitMs, () => {
    const { rules } = game.store.getState();
    if (!rules || !isPollingPaused(game.store.getState())) move(game, following, { type: "timedOut" });
    else whenPollingResumes(game, () => timeOutLater(game, following, rules.polling.upgrade.intervalMs));
  });
}

function checkLater(game: Game, following: Following, waitMs?: number): void {
  const { rules } = game.store.getState();
  const open = openOf(game, following);
  if (!rules || !open) return;
  const checkAfterRest = () => whenPollingResumes(game, () => void check(game, following));
  game.after(waitMs ?? nextCheckMs(rules, following.kind, open), checkAfterRest);
}

/** Asks about a transaction at once, out of its turn; the loop goes on from there. */
export async function checkNow(game: Game, subject: TransactionSubject): Promise<void> {
  const { owner } = game.store.getState();
  const transaction = transactionOf(game, subject);
  if (owner === null || !transaction) return;
  if (!transaction.hash) return void (await game.transactionHandlers[subject.kind].reread(game));
  const follower = placeTransaction(game, subject, transaction.progress);
  await check(game, { ...subject, owner, follower });
}

async function check(game: Game, following: Following): Promise<void> {
  const open = openOf(game, following);
  if (!open) return;
  const { kind, subject } = following;
  const checks = open.stage === "pending" ? open.checks : 0;
  const answer = updateConnection(
    game,
    await game.transactionHandlers[kind].check(game, { kind, subject, hash: open.hash, checks }),
  );
  if (answer.ok) move(game, following, { type: "checked", ...answer.reply }, answer.reply.bring);
  // Without a session nothing can be asked; the next login follows it again.
  else if (answer.problem.kind === "session_expired") return;
  else move(game, following, { type: "checkFailed", ...failureOf(answer.problem) });
  checkLater(game, following);
}

/** What a check means for the transaction; its end is told and done once (`LED-185`). */
function move(game: Game, following: Following, event: TransactionEvent, bring?: () => void): void {
  const before = openOf(game, following);
  if (!before) return;
  advance(game, following, event);
  const progress = transactionOf(game, following)?.progress;
  if (progress?.stage === "unconfirmed" && before.stage === "pending") setAside(game, following);
  if (progress?.stage !== "success" && progress?.stage !== "failed") return;
  forgetTransaction(game, following.owner, following);
  endTransaction(game, following, bring);
}

/** A transaction whose end is not known makes room for the next one, and is asked about until it is known. */
function setAside(game: Game, { kind, subject, owner }: Following): void {
  const progress = transactionOf(game, { kind, subject })?.progress;
  if (progress?.stage !== "unconfirmed") return;
  const { hash, details } = progress;
  const aside = { kind, subject, aside: hash };
  forgetTransaction(game, owner, { kind, subject });
  keepTransaction(game, owner, { ...aside, hash });
  game.store.setState((state) => void delete state.transactions[transactionKey({ kind, subject })]);
  const follower = placeTransaction(game, aside, progress);
  noteUnconfirmed(game, kind, details);
  followTransaction(game, { ...aside, owner, follower });
}

/** Its progress, as long as it has not ended and this loop is the one that follows it. */
function openOf(game: Game, following: Following) {
  const { owner } = game.store.getState();
  const transaction = transactionOf(game, following);
  if (owner !== following.owner || transaction?.follower !== following.follower) return null;
  const { progress } = transaction;
  return progress.stage === "pending" || progress.stage === "unconfirmed" ? progress : null;
}

/** A refusal that is not the server's own trouble stays a refusal, however often it is asked. */
function failureOf(problem: ApiError): { details: string | null; final: boolean } {
  const details = problem.kind === "refused" && !mayPass(problem) ? problem.error : null;
  return { details, final: !mayPass(problem) };
}
