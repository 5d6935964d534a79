import { type Lab, type RuleSet, snapToGrid } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { changeLabState } from "./change-lab-state.ts";

/**
 * Snaps machines of older games to the grid, clamps them into the room and saves that. Called after a load; calls the
 * server only when a position changed (`LAB-104`, `GAP-16`).
 */
export async function syncLayout(game: Game): Promise<void> {
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
