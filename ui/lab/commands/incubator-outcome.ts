import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import type { IncubatorOutcome } from "../state/lab-state.ts";

/**
 * Shows an outcome in the dialog of its incubator. If the player has closed the dialog, it reopens only for a failed
 * activation (`LAB-160`).
 */
export function showOutcome(game: Game, machineId: string, outcome: IncubatorOutcome): void {
  setOutcome(game, machineId, outcome);
  if (outcome.type === "failed" && outcome.of === "activation")
    openDialog(game, { kind: "incubator", machineId, outcome });
}

/** Clears the outcome, so that the dialog shows the offer again. */
export function clearOutcome(game: Game, machineId: string): void {
  setOutcome(game, machineId, null);
}

function setOutcome(game: Game, machineId: string, outcome: IncubatorOutcome | null): void {
  game.store.setState((state) => {
    for (const dialog of state.dialogs)
      if (dialog.kind === "incubator" && dialog.machineId === machineId) {
        dialog.outcome = outcome;
        delete dialog.asksUpgrade;
      }
  });
}
