import type { RuleSet } from "../../../rules/index.ts";
import { type BattleClient, createBattleClient } from "../../battle/store/battle-client.ts";
import { type BattleCollection, nothingSelected } from "../../battle/team/selection.ts";
import type { Game } from "../../game/store/game.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import type { ArenaState } from "./arena-state.ts";

/** The open arena of a game. */
export interface Arena {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly store: RecipeStore<ArenaState>;
  /** Its battles and replays. */
  readonly battle: BattleClient;
}

export interface ArenaOptions {
  practice: boolean;
  collection: BattleCollection;
}

/** Opens the arena at its difficulty selector; null before the rules are known. */
export function createArena(game: Game, { practice, collection }: ArenaOptions): Arena | null {
  const battle = createBattleClient(game);
  if (!battle) return null;
  const store = createRecipeStore<ArenaState>({
    screen: "setup",
    practice,
    lentSeed: null,
    lesson: null,
    collection,
    difficulty: "easy",
    selection: nothingSelected,
    result: null,
    enemyFailed: false,
    leaving: false,
    replacing: null,
    explained: null,
  });
  return {
    game,
    get rules() {
      return battle.rules;
    },
    store,
    battle,
  };
}
