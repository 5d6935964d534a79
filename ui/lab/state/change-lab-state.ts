import { amountOf, type Lab } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";

/**
 * Changes the client's copy of the lab, and shows the low-TCorvax alert once each time the balance falls below the
 * threshold (`LAB-176`, `CON-88`).
 */
export function changeLabState(game: Game, recipe: (lab: Lab) => void): void {
  game.store.setState((state) => {
    if (!state.lab || !state.rules) return;
    const threshold = amountOf(state.rules.alerts.lowTcorvax);
    const before = state.lab.resources.tcorvax;
    recipe(state.lab);
    const after = state.lab.resources.tcorvax;
    if (after >= threshold) state.lowTcorvaxAlert = false;
    else if (before >= threshold) state.lowTcorvaxAlert = true;
  });
}
