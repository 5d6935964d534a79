import { failureNotice, type GrowthKind, isGrowth, type TransactionKind } from "../../rules/index.ts";
import type { Game } from "../game/store/game.ts";
import type { NoticeTone } from "../game/store/game-state.ts";
import { notify } from "../game/store/notify.ts";

/** Storage keys of the time of the last notice, shared by all tabs of the browser (`LED-127`). */
const LAST_NOTICE: Record<GrowthKind, string> = {
  upgradeStats: "last_upgrade_notification",
  evolve: "last_evolve_notification",
};

/** Shows a notice that a transaction failed, and why. */
export function notifyFailure(game: Game, kind: TransactionKind, details: string | null): void {
  const { rules } = game.store.getState();
  if (!rules) return;
  const text = failureNotice(rules, kind, details);
  if (isGrowth(kind)) notifyOfGrowth(game, kind, text, "error");
  else notify(game, text, "error");
}

/** Shows a notice that the player declined in the wallet and nothing happened, which is not a failure. */
export function notifyCancelled(game: Game): void {
  const { rules } = game.store.getState();
  if (rules) notify(game, rules.texts.everyTransaction.cancelled, "info");
}

/** Shows a notice about a growing creature, at most once in two seconds across all tabs (`LED-194`). */
export function notifyOfGrowth(game: Game, kind: GrowthKind, text: string, tone: NoticeTone): void {
  const sameNoticeMs = game.store.getState().rules?.collection.sameNoticeMs ?? 0;
  const last = Number(game.storage.read(LAST_NOTICE[kind]) ?? Number.NaN);
  const now = game.now();
  if (Math.abs(now - last) < sameNoticeMs) return;
  game.storage.write(LAST_NOTICE[kind], String(now));
  notify(game, text, tone);
}
