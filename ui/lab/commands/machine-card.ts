import type { Game } from "../../game/store/game.ts";
import type { MachineCardState } from "../state/lab-state.ts";

/** Opens the card of a machine; it stays until it is closed. */
export function openMachineCard(game: Game, machineId: string, takesFocus = false): void {
  game.store.setState({ machineCard: { machineId, by: "press", takesFocus } });
}

/** Shows the card of a machine for as long as the mouse or the focus is there; not over one that was opened. */
export function glanceAtMachine(game: Game, machineId: string, by: "pointer" | "focus"): void {
  if (game.store.getState().machineCard?.by === "press") return;
  game.store.setState({ machineCard: { machineId, by, takesFocus: false } });
}

/** Hides the card that shows for one of these reasons; any card without a reason. */
export function closeMachineCard(game: Game, ...reasons: MachineCardState["by"][]): void {
  const { machineCard } = game.store.getState();
  if (!machineCard || (reasons.length > 0 && !reasons.includes(machineCard.by))) return;
  game.store.setState({ machineCard: null });
}
