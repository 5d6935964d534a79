import { isGrowth, nextCheckMs, type TransactionEvent } from "../../rules/index.ts";
import { mayPass, type Problem } from "../api/answer.ts";
import type { Game } from "../store/game.ts";
import { afterRest, serverRests } from "../store/server-rests.ts";
import { noteContact } from "../store/session.ts";
import { advance, transactionOf } from "./advance.ts";
import { CONDUCTS } from "./conducts.ts";
import { forgetTransaction } from "./kept-transactions.ts";
import type { TransactionSubject } from "./transaction.ts";
import { noteFailure } from "./transaction-notices.ts";

/** One loop that asks about one transaction. */
interface Following extends TransactionSubject {
  owner: string;
  follower: number;
}

/**
 * Asks the server again and again what became of a pending transaction, until it has ended (`LED-146`,
 * `LED-181` to `LED-185`). Whoever closes the dialog loses nothing: the loop belongs to the game. During a battle
 * against the AI it rests (`BAT-004`).
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
    if (!rules || !serverRests(game.store.getState())) move(game, following, { type: "timedOut" });
    else afterRest(game, () => timeOutLater(game, following, rules.polling.upgrade.intervalMs));
  });
}

function checkLater(game: Game, following: Following, waitMs?: number): void {
  const { rules } = game.store.getState();
  const pending = pendingOf(game, following);
  if (!rules || !pending) return;
  const checkAfterRest = () => afterRest(game, () => void check(game, following));
  game.after(waitMs ?? nextCheckMs(rules, following.kind, pending), checkAfterRest);
}

async function check(game: Game, following: Following): Promise<void> {
  const pending = pendingOf(game, following);
  if (!pending) return;
  const { kind, subject } = following;
  const answer = noteContact(
    game,
    await CONDUCTS[kind].check(game, { kind, subject, hash: pending.hash, checks: pending.checks }),
  );
  if (answer.ok) move(game, following, { type: "checked", ...answer.reply }, answer.reply.bring);
  // Without a session nothing can be asked; the next login follows it again.
  else if (answer.problem.kind === "session_expired") return;
  else move(game, following, { type: "checkFailed", ...failureOf(answer.problem) });
  checkLater(game, following);
}

/** What a check means for the transaction; its end is told and done once (`LED-185`). */
function move(game: Game, following: Following, event: TransactionEvent, bring?: () => void): void {
  if (!pendingOf(game, following)) return;
  advance(game, following, event);
  const progress = transactionOf(game, following)?.progress;
  if (progress?.stage === "success") {
    forgetTransaction(game, following.owner, following);
    bring?.();
    CONDUCTS[following.kind].succeeded(game, following);
  }
  if (progress?.stage === "failed") {
    if (progress.lastHash === null) forgetTransaction(game, following.owner, following);
    noteFailure(game, following.kind, progress.details);
  }
}

/** The pending state, as long as this loop is the one that follows it. */
function pendingOf(game: Game, following: Following) {
  const { owner } = game.store.getState();
  const transaction = transactionOf(game, following);
  if (owner !== following.owner || transaction?.follower !== following.follower) return null;
  return transaction.progress.stage === "pending" ? transaction.progress : null;
}

/** A refusal that is not the server's own trouble stays a refusal, however often it is asked. */
function failureOf(problem: Problem): { details: string | null; final: boolean } {
  const details = problem.kind === "refused" && !mayPass(problem) ? problem.error : null;
  return { details, final: !mayPass(problem) };
}
