import type { Place } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import type { MoveMode } from "../lab-state.ts";

/** Texts of move mode (`LAB-092`, `LAB-099`). */
export const MOVE_TEXTS = {
  hint: "Click or tap where you want to place the machine/pet!",
  escape: "Press ESC to cancel",
  selected: "POSITION SELECTED",
} as const;

/** Starts move mode for a machine or pet and shows the hint for its time (`LAB-097`, `LAB-099`). */
export function enterMoveMode(game: Game, subject: MoveMode["subject"]): void {
  game.store.setState((state) => {
    state.moveMode = { subject, selected: null, hintShown: true };
    state.panelOpen = false;
  });
  announce(game, `${MOVE_TEXTS.hint} ${MOVE_TEXTS.escape}`);
  const entered = game.store.getState().moveMode?.subject;
  game.after(game.store.getState().rules?.ui.moveHintMs ?? 0, () =>
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
  if (place) announce(game, MOVE_TEXTS.selected);
}

/** Ends move mode and clears the selection (`LAB-097`). */
export function leaveMoveMode(game: Game): void {
  game.store.setState({ moveMode: null });
}

/** Leaves move mode when its machine or pet no longer exists. */
export function leaveMoveModeWithoutSubject(game: Game): void {
  const { moveMode, lab } = game.store.getState();
  if (!moveMode || !lab) return;
  const candidates: { id: string }[] = moveMode.subject.kind === "machine" ? lab.machines : lab.pets;
  if (!candidates.some(({ id }) => id === moveMode.subject.id)) leaveMoveMode(game);
}
