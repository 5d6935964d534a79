import { fill, type RuleSet } from "../../../rules/index.ts";
import { type ApiError, mayPass } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { isPollingPaused, whenPollingResumes } from "../../game/store/polling-paused.ts";
import { updateConnection } from "../../game/store/session.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { forgetLists, type ListSource, type LoadedList, listQuery, readList } from "./owned-list.ts";

/** Why a list is loaded: automatically, because the player asked, or because a transaction changed it. */
export type LoadReason = "automatic" | "requested" | "changed";

/**
 * Loads one list of the collection unless that is unnecessary. A recently loaded list is kept (`LED-189`) unless a
 * transaction may have changed it. Automatic loads keep a minimum interval (`LED-190`). Two loads never run at the
 * same time (`LED-191`), and none starts during a battle against the AI (`BAT-004`).
 */
export async function loadList<Content>(
  game: Game,
  source: ListSource<Content>,
  reason: LoadReason,
): Promise<void> {
  const account = openCollection(game);
  const { rules } = game.store.getState();
  if (account === null || !rules) return;
  const { lockMs, loadSpacingMs, cacheMs } = rules.collection;
  const { content, contentAt, begunAt, endedAt, loading } = readList(game, source);
  if (loading || game.now() - endedAt < lockMs) {
    if (reason === "changed") game.after(lockMs, () => void loadList(game, source, reason));
    return;
  }
  if (isPollingPaused(game.store.getState())) {
    if (reason !== "automatic") whenPollingResumes(game, () => void loadList(game, source, reason));
    return;
  }
  const isOld = mayBeOutdated(game, account, contentAt);
  if (reason === "automatic") {
    if (game.now() - begunAt < loadSpacingMs) return;
    if (!isOld && content !== null && game.now() - contentAt < cacheMs) return;
  }
  const forced = reason !== "automatic" || isOld;
  await game.queries.prefetchQuery({
    ...listQuery(game, source, account),
    queryFn: () => requestList(game, source, { account, rules, forced }),
    staleTime: 0,
  });
}

/** Opens the collection of the account in use, with nothing loaded yet. Returns the account, or null without one. */
function openCollection(game: Game): string | null {
  const state = game.store.getState();
  const account = accountInUse(state);
  if (account !== null && state.collection.account !== account) {
    forgetLists(game);
    game.store.setState({ collection: { account, selectedCreature: null } });
  }
  return account;
}

interface ListRequest {
  account: string;
  rules: RuleSet;
  /** The server reads the ledger again instead of answering from its own cache. */
  forced: boolean;
}

/** Requests a list and returns what is known of it afterwards; a failure is part of that, never an exception. */
async function requestList<Content>(
  game: Game,
  source: ListSource<Content>,
  { account, rules, forced }: ListRequest,
): Promise<LoadedList<Content>> {
  const begunAt = game.now();
  const question = { accountAddress: account, ...(forced ? { forceRefresh: true } : {}) };
  const answer = updateConnection(game, await source.ask(game, question));
  const { loading: _, ...before } = readList(game, source);
  // The reply for an account that is no longer shown is dropped with its list.
  if (game.store.getState().collection.account !== account) return before;
  const list = { ...before, begunAt, endedAt: game.now() };
  if (answer.ok) {
    source.remember(game, account, answer.reply);
    return { ...list, content: answer.reply, contentAt: list.endedAt, error: null };
  }
  if (answer.problem.kind === "session_expired") return list;
  const text = fill(source.failed(rules), { message: reasonOf(rules, answer.problem) });
  if (list.content === null) {
    if (mayPass(answer.problem))
      game.after(rules.collection.recoveryMs, () => void loadList(game, source, "automatic"));
    return { ...list, error: text };
  }
  if (list.endedAt - list.failureToldAt < rules.collection.sameNoticeMs) return list;
  notify(game, text, "error");
  return { ...list, failureToldAt: list.endedAt };
}

/** Returns the server's text, else the HTTP status, else that there was no answer (`ERR-025`, `ERR-026`). */
function reasonOf(rules: RuleSet, problem: ApiError): string {
  const { httpError, networkError } = rules.texts.collection.loading;
  if (problem.kind === "refused" && problem.error !== "") return problem.error;
  if ("status" in problem && problem.status !== undefined) return fill(httpError, { code: problem.status });
  return networkError;
}

/**
 * Stores, also across reloads, that a transaction may change the account in use during the next `ms` milliseconds:
 * until then its lists are reloaded whenever they are opened, however recent they are.
 */
export function expectChange(game: Game, ms?: number): void {
  const state = game.store.getState();
  const account = accountInUse(state);
  if (account === null || !state.rules) return;
  game.storage.write(storageKey(account), String(game.now() + (ms ?? state.rules.polling.unsettledMs)));
}

/** Returns whether a list loaded at that time may lack a transaction's changes. */
function mayBeOutdated(game: Game, account: string, contentAt: number): boolean {
  const until = Number(game.storage.read(storageKey(account)) ?? Number.NaN);
  return contentAt < until;
}

function storageKey(account: string): string {
  return `unsettled_${account}`;
}
