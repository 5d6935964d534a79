import {
  type Difficulty,
  lentTeam,
  selectionCaps,
  swapSelected,
  toggleSelected,
} from "../../../rules/index.ts";
import {
  type BattleCollection,
  rememberedTeam,
  rememberTeam,
  type Selection,
  stillSelected,
} from "../../battle/team/selection.ts";
import { keptSeed } from "../practice/practice-teams.ts";
import type { Arena } from "../store/arena.ts";

/** Marks a difficulty in the selector. */
export function pickDifficulty({ store }: Arena, difficulty: Difficulty): void {
  store.setState({ difficulty });
}

/** Goes on to the team with a difficulty (`BAT-005`); a practice lends the team, or the one that the player keeps (`CON-93`). */
export function chooseDifficulty(arena: Arena, difficulty: Difficulty): void {
  if (arena.store.getState().practice)
    borrowTeam(arena, difficulty, (arena.linked === null && keptSeed(arena.game, difficulty)) || undefined);
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

/** Takes over what the player owns, whenever it changed or was loaded (`CON-29`). */
export function takeCollection({ game, rules, store }: Arena, collection: BattleCollection): void {
  const { selection } = store.getState();
  const caps = selectionCaps(rules);
  store.setState({ collection, selection: stillSelected(selection, rememberedTeam(game), collection, caps) });
}

/**
 * Lends a team that just meets the requirement of a difficulty, all of it picked, for a practice (`CON-93`).
 * @param lentSeed draws the team; the same seed draws the same one
 */
export function borrowTeam(
  { game, rules, store }: Arena,
  difficulty: Difficulty,
  lentSeed = game.newId(),
): void {
  const collection = lentTeam(rules, lentSeed, difficulty);
  const ids = (kind: keyof BattleCollection) => collection[kind].map(({ id }) => id);
  const selection = { creatures: ids("creatures"), tools: ids("tools"), spells: ids("spells") };
  store.setState({ collection, selection, lentSeed });
}
