import { replaceEqualDeep } from "@tanstack/react-query";
import { amountOf, type Lab, type RuleSet } from "../../../rules/index.ts";
import type { GameStateReply } from "../../../server/contract/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { leaveMoveModeWithoutSubject } from "../move/move-mode.ts";
import { rememberVisit, summarizeAbsence, welcomeOnce } from "../visits/visits.ts";
import { labFromReply } from "./lab-from-reply.ts";

/** The server's game state replaces the client's (`LAB-024`); what follows from it is shown. */
export function applyGameState(game: Game, reply: GameStateReply): void {
  const before = game.store.getState().lab;
  // What is as it was stays the same object: screens that show it are not drawn anew.
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
  if (!summarizeAbsence(game, reply.notices)) noteServerNotices(game, reply);
  rememberVisit(game);
  if (lab.roomsUnlocked > 1 && !lab.seenRoomUnlock) openDialog(game, { kind: "roomUnlock" });
}

/** What happened meanwhile, as the server tells it once (`CON-94`). */
export function noteServerNotices(game: Game, reply: GameStateReply): void {
  for (const text of reply.notices) notify(game, text);
}

/** Shown after a load below the threshold, then only after a fresh fall below it (`CON-88`). */
function alertAfterLoad(rules: RuleSet, before: Lab | null, after: Lab, isShown: boolean): boolean {
  const threshold = amountOf(rules.alerts.lowTcorvax);
  if (after.resources.tcorvax >= threshold) return false;
  return isShown || before === null || before.resources.tcorvax >= threshold;
}
