import { type Place, placeFree, refusalOf, snapToGrid } from "../../../rules/index.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import type { MoveMode } from "../state/lab-state.ts";

/** Starts move mode for a machine or pet and shows the hint for a limited time (`LAB-097`, `LAB-099`). */
function enterMoveMode(game: Game, subject: MoveMode["subject"]): void {
  game.store.setState((state) => {
    state.moveMode = { subject, selected: null, hintShown: true };
    state.building = null;
    state.machineCard = null;
    state.panelOpen = false;
  });
  const { rules, moveMode } = game.store.getState();
  if (rules) announce(game, `${rules.texts.lab.move.hint} ${rules.texts.lab.move.escCancels}`);
  const entered = moveMode?.subject;
  game.after(rules?.ui.moveHintMs ?? 0, () =>
    game.store.setState((state) => {
      if (state.moveMode && game.store.getState().moveMode?.subject === entered)
        state.moveMode.hintShown = false;
    }),
  );
}

/** Selects a position; null clears the selection. */
export function selectPosition(game: Game, place: Place | null): void {
  game.store.setState((state) => {
    if (state.moveMode) state.moveMode.selected = place;
  });
  const { rules } = game.store.getState();
  if (place && rules) announce(game, rules.texts.lab.move.selected);
}

/** Ends move mode and clears the selection (`LAB-097`). */
export function leaveMoveMode(game: Game): void {
  game.store.setState({ moveMode: null });
}

/** Picks a machine for moving; picking it again leaves move mode (`LAB-089`, `LAB-095`). */
export function selectMachineForMove(game: Game, machineId: string): void {
  selectForMove(game, "machine", machineId);
}

/** Starts move mode for the cat: 'Move Cat' in its menu (`LAB-142`, `LAB-143`). */
export function selectPetForMove(game: Game, petId: string): void {
  closeDialog(game, "catOptions");
  selectForMove(game, "pet", petId);
}

function selectForMove(game: Game, kind: "machine" | "pet", id: string): void {
  game.sounds.emit("click");
  if (game.store.getState().moveMode?.subject.id === id) leaveMoveMode(game);
  else enterMoveMode(game, { kind, id });
}

/**
 * Handles a position that was clicked, tapped or picked with Space in move mode: selects it, clears it when it was
 * already selected, and refuses an occupied one (`LAB-091`, `LAB-092`, `LAB-101`, `CON-82`).
 */
export function pickPosition(game: Game, point: { x: number; y: number }): void {
  const { rules, lab, moveMode, room } = game.store.getState();
  if (!rules || !lab || !moveMode) return;
  const { subject, selected } = moveMode;
  const place = { ...snapToGrid(rules, subject.kind, point), room };
  const isSelected = selected !== null && selected.x === place.x && selected.y === place.y;
  if (isSelected || placeFree(rules, lab, subject.kind, place, subject.id)) {
    selectPosition(game, isSelected ? null : place);
    return;
  }
  const over = subject.kind === "machine" ? { machineId: subject.id } : "avatar";
  floatError(game, over, refusalOf(rules, "collision").text);
}

/** Handles Escape in move mode: clears the selected position first, then leaves move mode (`LAB-094`). */
export function cancelMove(game: Game): void {
  const { moveMode } = game.store.getState();
  if (moveMode?.selected) selectPosition(game, null);
  else leaveMoveMode(game);
}
