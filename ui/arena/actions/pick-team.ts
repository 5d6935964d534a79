import { type Difficulty, selectionCaps, swapSelected, toggleSelected } from "../../../rules/index.ts";
import type { Arena } from "../store/arena.ts";
import type { Selection } from "../store/arena-state.ts";

/** Goes on to the team with a difficulty (`BAT-005`). */
export function chooseDifficulty({ store }: Arena, difficulty: Difficulty): void {
  store.change((state) => {
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
export function togglePick({ store, rules }: Arena, kind: keyof Selection, id: string): void {
  const caps = selectionCaps(rules);
  store.change(({ selection }) => {
    selection[kind] = toggleSelected(selection[kind], id, caps[kind]);
  });
}

/** Two creatures swap their places in the drawing order (`BAT-017`). */
export function swapPicks({ store }: Arena, from: number, to: number): void {
  store.change(({ selection }) => {
    selection.creatures = swapSelected(selection.creatures, from, to);
  });
}
