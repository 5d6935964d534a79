import type { Game } from "./game.ts";
import type { Dialog, GameState } from "./game-state.ts";

/** The dialogs that may show over a battle; those of the lab wait until it is over. */
const OVER_BATTLES: readonly Dialog["kind"][] = ["settings", "guide"];

/** The dialog that shows now, or null. */
export function frontDialog({ dialogs, inBattle }: Pick<GameState, "dialogs" | "inBattle">): Dialog | null {
  return dialogs.find(({ kind }) => !inBattle || OVER_BATTLES.includes(kind)) ?? null;
}

/** Opens a dialog, or lets it wait for those before it; the same one is not opened twice. */
export function openDialog(game: Game, dialog: Dialog): void {
  game.store.setState((state) => {
    if (!state.dialogs.some(({ kind }) => kind === dialog.kind)) state.dialogs.push(dialog);
  });
}

/** Opens a dialog over the one that is open, which returns when it closes. */
export function openDialogInFront(game: Game, dialog: Dialog): void {
  closeDialog(game, dialog.kind);
  game.store.setState((state) => void state.dialogs.unshift(dialog));
}

/** Closes the dialog of that kind, wherever it waits. */
export function closeDialog(game: Game, kind: Dialog["kind"]): void {
  game.store.setState((state) => {
    state.dialogs = state.dialogs.filter((dialog) => dialog.kind !== kind);
  });
}
