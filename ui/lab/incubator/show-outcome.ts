import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import type { IncubatorOutcome } from "./incubator-outcome.ts";

/**
 * Shows what came of an activation or an upgrade in the dialog of that incubator. Who has closed it meanwhile is
 * called back for a failed activation only (`LAB-160`).
 */
export function showOutcome(game: Game, machineId: string, outcome: IncubatorOutcome): void {
  setOutcome(game, machineId, outcome);
  if (outcome.type === "failed" && outcome.of === "activation")
    openDialog(game, { kind: "incubator", machineId, outcome });
}

/** Back to what can be done at the incubator. */
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
