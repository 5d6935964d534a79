import type { Game } from "./game.ts";
import type { Dialog, GameState } from "./game-state.ts";

/** Kinds of dialogs that may show over a battle; the others wait until it ends. */
const OVER_BATTLES: readonly Dialog["kind"][] = ["settings", "guide"];

/** Returns the dialog to show now, or null. */
export function frontDialog({ dialogs, inBattle }: Pick<GameState, "dialogs" | "inBattle">): Dialog | null {
  return dialogs.find(({ kind }) => !inBattle || OVER_BATTLES.includes(kind)) ?? null;
}

/** Whether a dialog, menu or battle lies over the lab. */
export function isCovered(state: GameState): boolean {
  return frontDialog(state) !== null || state.inBattle || state.panelOpen;
}

/** Opens a dialog, or queues it behind those already open. A kind of dialog is in the queue only once. */
export function openDialog(game: Game, dialog: Dialog): void {
  game.store.setState((state) => {
    if (!state.dialogs.some(({ kind }) => kind === dialog.kind)) state.dialogs.push(dialog);
  });
}

/** Opens a dialog in front of the open one, which shows again when it closes. */
export function openDialogInFront(game: Game, dialog: Dialog): void {
  closeDialog(game, dialog.kind);
  game.store.setState((state) => void state.dialogs.unshift(dialog));
}

/** Closes the dialog of a kind, also when it is still queued. */
export function closeDialog(game: Game, kind: Dialog["kind"]): void {
  game.store.setState((state) => {
    state.dialogs = state.dialogs.filter((dialog) => dialog.kind !== kind);
  });
}
