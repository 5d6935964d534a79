import { replaceEqualDeep } from "@tanstack/react-query";
import { amountOf, type Lab, type RuleSet } from "../../../rules/index.ts";
import type { GameStateReply } from "../../../server/contract/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { leaveMoveModeWithoutSubject } from "../move/move-mode.ts";
import { rememberVisit, summarizeAbsence, welcomeOnce } from "../visits/visits.ts";
import { labFromReply } from "./lab-from-reply.ts";

/**
 * Replaces the client's lab by the server's game state (`LAB-024`) and opens the notices and dialogs that follow from
 * it.
 */
export function applyGameState(game: Game, reply: GameStateReply): void {
  const before = game.store.getState().lab;
  // Unchanged parts keep their identity, so that screens showing them do not rerender.
  const lab = replaceEqualDeep(before, labFromReply(reply));
  game.store.setState((state) => {
    state.lab = lab;
    state.accountAddress = reply.accountAddress;
    state.clockOffset = reply.serverTime - game.now();
    state.room = Math.min(state.room, lab.roomsUnlocked);
    if (state.rulesHash !== null && state.rulesHash !== reply.rulesHash) state.newVersion = true;
    if (state.rules) state.lowTcorvaxAlert = alertAfterLoad(state.rules, before, lab, state.lowTcorvaxAlert);
  });
  leaveMoveModeWithoutSubject(game);
  if (before === null) welcomeOnce(game);
  if (!summarizeAbsence(game, reply.notices)) showServerNotices(game, reply);
  rememberVisit(game);
  if (lab.roomsUnlocked > 1 && !lab.seenRoomUnlock) openDialog(game, { kind: "roomUnlock" });
}

/** Shows the notices that the server sends once about what happened meanwhile (`CON-94`). */
export function showServerNotices(game: Game, reply: GameStateReply): void {
  for (const text of reply.notices) notify(game, text);
}

/**
 * Returns whether the low-TCorvax alert shows after a load: when the first load is below the threshold, later only
 * when the balance falls below it again (`CON-88`).
 */
function alertAfterLoad(rules: RuleSet, before: Lab | null, after: Lab, isShown: boolean): boolean {
  const threshold = amountOf(rules.alerts.lowTcorvax);
  if (after.resources.tcorvax >= threshold) return false;
  return isShown || before === null || before.resources.tcorvax >= threshold;
}
