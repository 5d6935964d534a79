import {
  failureNotice,
  type GrowthKind,
  isGrowth,
  type TransactionKind,
  unconfirmedNotice,
} from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import type { NoticeTone } from "../game/store/game-state.ts";
import { notify } from "../game/store/notify.ts";

/** Where the moment of the last notice is kept, for all tabs of the browser (`LED-127`). */
const LAST_NOTICE: Record<GrowthKind, string> = {
  upgradeStats: "last_upgrade_notification",
  evolve: "last_evolve_notification",
};

/** Says that a transaction failed, and why. */
export function noteFailure(game: Game, kind: TransactionKind, details: string | null): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  const text = failureNotice(rules, kind, details);
  if (isGrowth(kind)) notifyOfGrowth(game, kind, text, "error");
  else notify(game, text, "error");
}

/** Says that the player said no in the wallet and that nothing came of it, which is no failure. */
export function noteCancelled(game: Game): void {
  const { rules } = game.store.getState();
  if (rules) notify(game, rules.transactionTexts.cancelled, "info");
}

/** Says that the end of a transaction is not known, which is no failure. */
export function noteUnconfirmed(game: Game, kind: TransactionKind, details: string): void {
  const { rules } = game.store.getState();
  if (rules && !isGrowth(kind)) notify(game, unconfirmedNotice(rules, kind, details), "info");
}

/** Says something about a growing creature, once in two seconds, whichever tab says it first (`LED-194`). */
export function notifyOfGrowth(game: Game, kind: GrowthKind, text: string, tone: NoticeTone): void {
  const sameNoticeMs = game.store.getState().rules?.collection.sameNoticeMs ?? 0;
  const last = Number(game.storage.read(LAST_NOTICE[kind]) ?? Number.NaN);
  const now = game.now();
  if (Math.abs(now - last) < sameNoticeMs) return;
  game.storage.write(LAST_NOTICE[kind], String(now));
  notify(game, text, tone);
}
