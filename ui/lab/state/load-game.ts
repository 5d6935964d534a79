import { replaceEqualDeep } from "@tanstack/react-query";
import { amountOf, type Lab, type RuleSet, snapToGrid } from "../../../rules/index.ts";
import type { GameStateReply } from "../../../server/contract/index.ts";
import { type ApiError, onlyOurs } from "../../game/api/api-result.ts";
import { keepPlayer } from "../../game/offline/kept-player.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { changeLabState } from "./change-lab-state.ts";
import { labFromReply } from "./lab-from-reply.ts";
import { rememberVisit, summarizeAbsence, welcomeOnce } from "./visits.ts";

/**
 * Loads the saved game (`LAB-004`, `LAB-019`). A state requested before a change was answered may be older than
 * what the screen shows, so it is discarded and requested again (`ABU-124`). `own`: so many of
 * the changes under way are the caller's, which must not wait for themselves. Resolves to the error, or null.
 */
export async function loadGame(game: Game, own = 0): Promise<ApiError | null> {
  for (;;) {
    const { owner } = game.store.getState();
    const [started, running] = [game.writes.started(), game.writes.running()];
    const answer = updateConnection(
      game,
      onlyOurs(await game.api.call("GET /api/getGameState"), (reply) => Array.isArray(reply?.machines)),
    );
    if (!answer.ok) return answer.problem;
    // The player has logged out meanwhile.
    if (game.store.getState().owner !== owner) return null;
    if (running <= own && started === game.writes.started()) {
      applyGameState(game, answer.reply);
      await syncLayout(game);
      return null;
    }
    showServerNotices(game, answer.reply);
    if (own > 0) {
      void loadGame(game);
      return null;
    }
    await game.writes.settled();
  }
}

/**
 * Replaces the client's lab by the server's game state (`LAB-024`) and opens the notices and dialogs that follow from
 * it.
 */
function applyGameState(game: Game, reply: GameStateReply): void {
  const before = game.store.getState().lab;
  // Unchanged parts keep their identity, so that screens showing them do not rerender.
  const lab = replaceEqualDeep(before, { ...labFromReply(reply), ...reachedSoFar(before) });
  game.store.setState((state) => {
    state.lab = lab;
    state.labSeenAt = reply.serverTime;
    state.accountAddress = reply.accountAddress;
    state.clockOffset = reply.serverTime - game.now();
    state.room = Math.min(state.room, lab.roomsUnlocked);
    if (state.rulesHash !== null && state.rulesHash !== reply.rulesHash) state.newVersion = true;
    if (state.rules) state.lowTcorvaxAlert = alertAfterLoad(state.rules, before, lab, state.lowTcorvaxAlert);
  });
  leaveMoveModeWithoutSubject(game);
  if (before === null) welcomeOnce(game);
  if (!summarizeAbsence(game, { notices: reply.notices, scene: reply.scene ?? null }))
    showServerNotices(game, reply);
  rememberVisit(game);
  keepPlayer(game);
  if (lab.roomsUnlocked > 1 && !lab.seenRoomUnlock) openDialog(game, { kind: "roomUnlock" });
}

/** Leaves move mode when its machine or pet no longer exists. */
function leaveMoveModeWithoutSubject(game: Game): void {
  const { moveMode, lab } = game.store.getState();
  if (!moveMode || !lab) return;
  const candidates: { id: string }[] = moveMode.subject.kind === "machine" ? lab.machines : lab.pets;
  if (!candidates.some(({ id }) => id === moveMode.subject.id)) game.store.setState({ moveMode: null });
}

/** What goals were reached comes with the goals, not with the game state. */
function reachedSoFar(before: Lab | null): Pick<Lab, "progress"> {
  return before?.progress ? { progress: before.progress } : {};
}

/** Shows the notices about the player's absence, which the server sends only once (`CON-94`). */
function showServerNotices(game: Game, reply: GameStateReply): void {
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

/**
 * Snaps machines of older games to the grid, clamps them into the room and saves that. Called after a load; calls the
 * server only when a position changed (`LAB-104`, `GAP-16`).
 */
async function syncLayout(game: Game): Promise<void> {
  const { rules, lab } = game.store.getState();
  if (!rules || !lab) return;
  const machines = correctedPlaces(rules, lab);
  if (machines.length === 0) return;
  const answer = updateConnection(game, await game.api.call("POST /api/syncLayout", { body: { machines } }));
  if (!answer.ok) return;
  changeLabState(game, (state) => {
    for (const { id, x, y } of machines) {
      const machine = state.machines.find((candidate) => candidate.id === id);
      if (machine) Object.assign(machine, { x, y });
    }
  });
}

function correctedPlaces(rules: RuleSet, lab: Lab) {
  return lab.machines.flatMap(({ id, x, y, room }) => {
    const snapped = snapToGrid(rules, "machine", { x, y });
    return snapped.x === x && snapped.y === y ? [] : [{ id, ...snapped, room }];
  });
}
