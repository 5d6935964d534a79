import { type Difficulty, selectionCaps, swapSelected, toggleSelected } from "../../../rules/index.ts";
import { rememberTeam, type Selection } from "../../battle/team/selection.ts";
import { keptSeed } from "../practice/practice-teams.ts";
import type { Arena } from "../store/arena.ts";
import { borrowTeam } from "./take-collection.ts";

/** Marks a difficulty in the selector. */
export function pickDifficulty({ store }: Arena, difficulty: Difficulty): void {
  store.setState({ difficulty });
}

/** Goes on to the team with a difficulty (`BAT-005`); a practice lends the team, or the one that the player keeps (`CON-93`). */
export function chooseDifficulty(arena: Arena, difficulty: Difficulty): void {
  if (arena.store.getState().practice)
    borrowTeam(arena, difficulty, keptSeed(arena.game, difficulty) ?? undefined);
  arena.store.setState({ difficulty, screen: "team" });
}

/** Back from the team to the difficulties; what was picked stays picked. */
export function backToSetup({ store }: Arena): void {
  store.setState({ screen: "setup" });
}

/** Takes a creature, tool or spell into or out of the team; beyond the cap nothing changes (`BAT-015`, `BAT-020`). */
export function togglePick(arena: Arena, kind: keyof Selection, id: string): void {
  const caps = selectionCaps(arena.rules);
  pick(arena, (selection) => {
    selection[kind] = toggleSelected(selection[kind], id, caps[kind]);
  });
}

/** Swaps two creatures in the drawing order, by their indexes (`BAT-017`). */
export function swapPicks(arena: Arena, from: number, to: number): void {
  pick(arena, (selection) => {
    selection.creatures = swapSelected(selection.creatures, from, to);
  });
}

/** Changes the team and remembers it on this device, unless it is borrowed. */
function pick({ game, store }: Arena, change: (selection: Selection) => void): void {
  store.setState(({ selection }) => change(selection));
  const { practice, selection } = store.getState();
  if (!practice) rememberTeam(game, selection);
}
