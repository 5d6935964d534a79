import { type Difficulty, lentTeam, selectionCaps } from "../../../rules/index.ts";
import { type BattleCollection, rememberedTeam, stillSelected } from "../../battle/team/selection.ts";
import type { Arena } from "../store/arena.ts";

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
