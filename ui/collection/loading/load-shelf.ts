import type { RuleSet } from "../../../rules/index.ts";
import { type Answer, mayPass, type Problem } from "../../game/api/answer.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { afterRest, serverRests } from "../../game/store/server-rests.ts";
import { noteContact } from "../../game/store/session.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { type Collection, emptyCollection, type Shelf } from "../collection.ts";
import { mayBeOld } from "./unsettled.ts";

/** Why a list is loaded: by itself, because the player asked, or because a transaction changed it. */
export type LoadReason = "automatic" | "asked" | "changed";

/** Where one list of the collection comes from. */
export interface ShelfSource<Content> {
  shelf(collection: Collection): Shelf<Content>;
  ask(game: Game, question: { accountAddress: string; forceRefresh?: boolean }): Promise<Answer<Content>>;
  /** What this browser remembers of it; null where it remembers nothing. */
  recall(game: Game, account: string): Pick<Shelf<Content>, "content" | "contentAt"> | null;
  remember(game: Game, account: string, content: Content): void;
  /** What a failed load says. */
  failure(rules: RuleSet, problem: Problem): string;
}

/**
 * Loads one list of the collection, or finds that there is no need: a young one is kept (`LED-189`),
 * unless a transaction may have changed it, automatic loads keep their distance (`LED-190`), and none begins beside another (`LED-191`) or during a battle
 * against the AI (`BAT-004`).
 */
export async function loadShelf<Content>(
  game: Game,
  source: ShelfSource<Content>,
  reason: LoadReason,
): Promise<void> {
  const account = openShelf(game, source);
  const { rules } = game.store.getState();
  if (account === null || !rules) return;
  const { lockMs } = rules.collection;
  if (shelfOf(game, source).locked) {
    if (reason === "changed") game.after(lockMs, () => void loadShelf(game, source, reason));
    return;
  }
  if (serverRests(game.store.getState())) {
    if (reason !== "automatic") afterRest(game, () => void loadShelf(game, source, reason));
    return;
  }
  const isOld = mayBeOld(game, account, shelfOf(game, source).contentAt);
  if (reason === "automatic" && !isDue(game, source, rules, isOld)) return;

  changeShelf(game, source, { loading: true, locked: true, loadBegunAt: game.now() });
  const forced = reason === "automatic" && !isOld ? {} : { forceRefresh: true };
  const answer = noteContact(game, await source.ask(game, { accountAddress: account, ...forced }));
  if (game.store.getState().collection.account !== account) return;
  changeShelf(game, source, { loading: false });
  game.after(lockMs, () => changeShelf(game, source, { locked: false }));
  if (answer.ok) {
    changeShelf(game, source, { content: answer.reply, contentAt: game.now(), error: null });
    source.remember(game, account, answer.reply);
  } else if (answer.problem.kind !== "session_expired") {
    noteFailure(game, source, rules, answer.problem);
  }
}

/** The shelf of the account in use, with what this browser remembers on it; null without an account. */
function openShelf<Content>(game: Game, source: ShelfSource<Content>): string | null {
  const account = accountInUse(game.store.getState());
  if (account === null) return null;
  if (game.store.getState().collection.account !== account)
    game.store.setState({ collection: { ...emptyCollection, account } });
  if (shelfOf(game, source).content === null) {
    const remembered = source.recall(game, account);
    if (remembered) changeShelf(game, source, remembered);
  }
  return account;
}

function isDue<Content>(game: Game, source: ShelfSource<Content>, rules: RuleSet, isOld: boolean): boolean {
  const { content, contentAt, loadBegunAt } = shelfOf(game, source);
  if (game.now() - loadBegunAt < rules.collection.loadSpacingMs) return false;
  return isOld || content === null || game.now() - contentAt >= rules.collection.cacheMs;
}

/**
 * A list that is there stays, and the failure is told once in two seconds (`LED-193`, `LED-194`); without one, the
 * load is tried again after a while (`LED-192`).
 */
function noteFailure<Content>(
  game: Game,
  source: ShelfSource<Content>,
  rules: RuleSet,
  problem: Problem,
): void {
  const text = source.failure(rules, problem);
  const { content, failureToldAt } = shelfOf(game, source);
  if (content !== null) {
    if (game.now() - failureToldAt < rules.collection.sameNoticeMs) return;
    changeShelf(game, source, { failureToldAt: game.now() });
    notify(game, text, "error");
    return;
  }
  changeShelf(game, source, { error: text });
  if (mayPass(problem))
    game.after(rules.collection.recoveryMs, () => void loadShelf(game, source, "automatic"));
}

function shelfOf<Content>(game: Game, source: ShelfSource<Content>): Shelf<Content> {
  return source.shelf(game.store.getState().collection);
}

function changeShelf<Content>(
  game: Game,
  source: ShelfSource<Content>,
  changes: Partial<Shelf<Content>>,
): void {
  game.store.change((state) => void Object.assign(source.shelf(state.collection), changes));
}
