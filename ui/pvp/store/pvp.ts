import type { RuleSet } from "../../../rules/index.ts";
import { type BattleClient, createBattleClient } from "../../battle/store/battle-client.ts";
import { readBattleCollection } from "../../battle/team/battle-collection.ts";
import { nothingSelected } from "../../battle/team/selection.ts";
import type { Game } from "../../game/store/game.ts";
import { PLAYER } from "../../game/store/queries.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import type { PvpState } from "./pvp-state.ts";

/** The open PvP arena of a game. */
export interface Pvp {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly store: RecipeStore<PvpState>;
  /** Its battles and replays. */
  readonly battle: BattleClient;
}

/**
 * Opens the PvP arena at its menu, where record and leaderboard are loaded again. Returns null before the rules are
 * known.
 */
export function createPvp(game: Game): Pvp | null {
  const battle = createBattleClient(game);
  if (!battle) return null;
  game.queries.removeQueries({ queryKey: [PLAYER, "pvp"] });
  const store = createRecipeStore<PvpState>({
    screen: "menu",
    tab: "play",
    collection: readBattleCollection(game),
    sort: "rarity",
    selection: nothingSelected,
    casualTurnMs: null,
    search: 0,
    queue: null,
    challenge: null,
    battle: null,
    live: null,
    ended: null,
    watch: null,
    watched: null,
    battleMenu: false,
    conceding: false,
    leaderboard: { page: 1, filter: "all" },
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
