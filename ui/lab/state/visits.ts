import { becameReady } from "../../../rules/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";

/** Stores when the player last saw the lab, by the server's clock. */
export function rememberVisit(game: Game): void {
  const { session, lab } = game.store.getState();
  if (session.kind === "player" && lab)
    game.storage.write(lastSeenKey(session.userId), String(serverNow(game)));
}

/**
 * After hours of absence, opens a summary of the machines that became ready and the server's notices (`CON-94`). Call
 * it before `rememberVisit`. Returns whether the summary opens.
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

/** Shows the welcome once per browser and player (`LAB-175`, `GAP-12`). */
export function welcomeOnce(game: Game): void {
  const { session } = game.store.getState();
  if (session.kind === "player" && game.storage.read(welcomeKey(session.userId)) === null)
    openDialog(game, { kind: "welcome" });
}

/** Stores that the player pressed 'Start Playing'. */
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
