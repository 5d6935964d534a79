import { type Difficulty, selectionCaps, swapSelected, toggleSelected } from "../../../rules/index.ts";
import { keepTeam } from "../../battle/team/kept-team.ts";
import type { Arena } from "../store/arena.ts";
import type { Selection } from "../store/arena-state.ts";
import { borrowTeam } from "./collection.ts";

/** Marks a difficulty in the selector. */
export function pickDifficulty({ store }: Arena, difficulty: Difficulty): void {
  store.change((state) => {
    state.difficulty = difficulty;
  });
}

/** Goes on to the team with a difficulty (`BAT-005`); in practice it is borrowed for it (`CON-93`). */
export function chooseDifficulty(arena: Arena, difficulty: Difficulty): void {
  if (arena.store.getState().practice) borrowTeam(arena, difficulty);
  arena.store.change((state) => {
    state.difficulty = difficulty;
    state.screen = "team";
  });
}

/** Back from the team to the difficulties; what was picked stays picked. */
export function backToSetup({ store }: Arena): void {
  store.change((state) => {
    state.screen = "setup";
  });
}

/** Takes a creature, tool or spell in or out of the team; beyond the cap nothing changes (`BAT-015`, `BAT-020`). */
export function togglePick(arena: Arena, kind: keyof Selection, id: string): void {
  const caps = selectionCaps(arena.rules);
  pick(arena, (selection) => {
    selection[kind] = toggleSelected(selection[kind], id, caps[kind]);
  });
}

/** Two creatures swap their places in the drawing order (`BAT-017`). */
export function swapPicks(arena: Arena, from: number, to: number): void {
  pick(arena, (selection) => {
    selection.creatures = swapSelected(selection.creatures, from, to);
  });
}

/** Changes the team, and remembers it on this device unless it is borrowed. */
function pick({ game, store }: Arena, change: (selection: Selection) => void): void {
  store.change(({ selection }) => change(selection));
  const { practice, selection } = store.getState();
  if (!practice) keepTeam(game, selection);
}
