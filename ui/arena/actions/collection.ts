import { type Difficulty, newRandom, requirementTeam, selectionCaps } from "../../../rules/index.ts";
import { keptTeam } from "../../battle/team/kept-team.ts";
import type { Arena } from "../store/arena.ts";
import type { Collection, Selection } from "../store/arena-state.ts";

/**
 * What the player owns has changed, or was loaded: what is no longer owned is no longer picked (`CON-29`).
 * With nothing picked yet, what was picked last on this device is picked again.
 */
export function takeCollection(arena: Arena, collection: Collection): void {
  const { game, rules, store } = arena;
  const caps = selectionCaps(rules);
  const kept = keptTeam(game);
  store.change((state) => {
    state.collection = collection;
    for (const kind of ["creatures", "tools", "spells"] as const) {
      const owned = new Set(collection[kind].map(({ id }) => id));
      const picked = state.selection[kind].length > 0 ? state.selection[kind] : kept[kind];
      state.selection[kind] = [...new Set(picked)].filter((id) => owned.has(id)).slice(0, caps[kind]);
    }
  });
}

/** A team that just meets the requirement of a difficulty, borrowed for a practice, all of it picked (`CON-93`). */
export function borrowTeam({ game, rules, store }: Arena, difficulty: Difficulty): void {
  const collection = requirementTeam(rules, newRandom(game.newId()), difficulty);
  const ids = (kind: keyof Selection) => collection[kind].map(({ id }) => id);
  store.change((state) => {
    state.collection = collection;
    state.selection = { creatures: ids("creatures"), tools: ids("tools"), spells: ids("spells") };
  });
}
