import { becameReady } from "../../../rules/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { serverNow } from "../../game/store/server-time.ts";

/** Remembers when the player last saw the lab, by the server's clock. */
export function rememberVisit(game: Game): void {
  const { session, lab } = game.store.getState();
  if (session.kind === "player" && lab)
    game.storage.write(lastSeenKey(session.userId), String(serverNow(game)));
}

/**
 * After hours away, says which machines became ready meanwhile and what else happened, as the server tells it
 * (`CON-94`); call before `rememberVisit`. Answers whether a summary opens.
 */
export function summarizeAbsence(game: Game, notices: string[]): boolean {
  const { session, lab, rules } = game.store.getState();
  if (session.kind !== "player" || !lab || !rules) return false;
  const now = serverNow(game);
  const lastSeen = Number(game.storage.read(lastSeenKey(session.userId)) ?? now);
  if (!Number.isFinite(lastSeen) || now - lastSeen < rules.ui.awaySummaryAfterMs) return false;
  const machineIds = becameReady(rules, lab, lastSeen, now).map((machine) => machine.id);
  if (machineIds.length === 0 && notices.length === 0) return false;
  openDialog(game, { kind: "away", machineIds, notices });
  return true;
}

/** The welcome shows once per browser and player (`LAB-175`, `GAP-12`). */
export function welcomeOnce(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player" && game.storage.read(welcomeKey(session.userId)) === null)
    openDialog(game, { kind: "welcome" });
}

/** The player pressed 'Start Playing'. */
export function rememberWelcome(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player") game.storage.write(welcomeKey(session.userId), "1");
}

function lastSeenKey(userId: string): string {
  return `lastSeen_${userId}`;
}

function welcomeKey(userId: string): string {
  return `welcomeSeen_${userId}`;
}
