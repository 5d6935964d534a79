import type { RuleSet } from "../../../rules/index.ts";
import { type ApiError, type ApiResult, mayPass } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { isPollingPaused, whenPollingResumes } from "../../game/store/polling-paused.ts";
import { updateConnection } from "../../game/store/session.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { type Collection, emptyCollection, type LoadableList } from "../collection.ts";
import { mayBeOutdated } from "./unsettled.ts";

/** Why a list is loaded: automatically, because the player asked, or because a transaction changed it. */
export type LoadReason = "automatic" | "requested" | "changed";

/** How one list of the collection is loaded. */
export interface ListSource<Content> {
  list(collection: Collection): LoadableList<Content>;
  ask(game: Game, question: { accountAddress: string; forceRefresh?: boolean }): Promise<ApiResult<Content>>;
  /** Returns the list stored in this browser; null without one. */
  recall(game: Game, account: string): Pick<LoadableList<Content>, "content" | "contentAt"> | null;
  remember(game: Game, account: string, content: Content): void;
  /** Returns the text for a failed load. */
  failure(rules: RuleSet, problem: ApiError): string;
}

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
  const account = openList(game, source);
  const { rules } = game.store.getState();
  if (account === null || !rules) return;
  const { lockMs } = rules.collection;
  if (listOf(game, source).locked) {
    if (reason === "changed") game.after(lockMs, () => void loadList(game, source, reason));
    return;
  }
  if (isPollingPaused(game.store.getState())) {
    if (reason !== "automatic") whenPollingResumes(game, () => void loadList(game, source, reason));
    return;
  }
  const isOld = mayBeOutdated(game, account, listOf(game, source).contentAt);
  if (reason === "automatic" && !isDue(game, source, rules, isOld)) return;

  changeList(game, source, { loading: true, locked: true, loadBegunAt: game.now() });
  const forced = reason === "automatic" && !isOld ? {} : { forceRefresh: true };
  const answer = updateConnection(game, await source.ask(game, { accountAddress: account, ...forced }));
  if (game.store.getState().collection.account !== account) return;
  changeList(game, source, { loading: false });
  game.after(lockMs, () => changeList(game, source, { locked: false }));
  if (answer.ok) {
    changeList(game, source, { content: answer.reply, contentAt: game.now(), error: null });
    source.remember(game, account, answer.reply);
  } else if (answer.problem.kind !== "session_expired") {
    handleFailure(game, source, rules, answer.problem);
  }
}

/** Initialises the list of the account in use from this browser's storage. Returns the account, or null without one. */
function openList<Content>(game: Game, source: ListSource<Content>): string | null {
  const account = accountInUse(game.store.getState());
  if (account === null) return null;
  if (game.store.getState().collection.account !== account)
    game.store.setState({ collection: { ...emptyCollection, account } });
  if (listOf(game, source).content === null) {
    const remembered = source.recall(game, account);
    if (remembered) changeList(game, source, remembered);
  }
  return account;
}

function isDue<Content>(game: Game, source: ListSource<Content>, rules: RuleSet, isOld: boolean): boolean {
  const { content, contentAt, loadBegunAt } = listOf(game, source);
  if (game.now() - loadBegunAt < rules.collection.loadSpacingMs) return false;
  return isOld || content === null || game.now() - contentAt >= rules.collection.cacheMs;
}

/**
 * Handles a failed load. Existing content stays, with a notice at most once in two seconds (`LED-193`, `LED-194`);
 * without content the load is retried after a delay (`LED-192`).
 */
function handleFailure<Content>(
  game: Game,
  source: ListSource<Content>,
  rules: RuleSet,
  problem: ApiError,
): void {
  const text = source.failure(rules, problem);
  const { content, failureToldAt } = listOf(game, source);
  if (content !== null) {
    if (game.now() - failureToldAt < rules.collection.sameNoticeMs) return;
    changeList(game, source, { failureToldAt: game.now() });
    notify(game, text, "error");
    return;
  }
  changeList(game, source, { error: text });
  if (mayPass(problem))
    game.after(rules.collection.recoveryMs, () => void loadList(game, source, "automatic"));
}

function listOf<Content>(game: Game, source: ListSource<Content>): LoadableList<Content> {
  return source.list(game.store.getState().collection);
}

function changeList<Content>(
  game: Game,
  source: ListSource<Content>,
  changes: Partial<LoadableList<Content>>,
): void {
  game.store.setState((state) => void Object.assign(source.list(state.collection), changes));
}
