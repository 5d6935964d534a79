import { produce } from "immer";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RuleSet } from "../../../rules/index.ts";
import { type Arena, createArena } from "../../arena/store/arena.ts";
import { ownedCollection } from "../../battle/team/owned-collection.ts";
import type { Game } from "../../game/store/game.ts";
import type { LiveBattle } from "../live/live-battle.ts";
import type { WatchedBattle } from "../live/watched-battle.ts";
import { notFetched, type PvpState } from "./pvp-state.ts";

export type PvpStore = StoreApi<PvpState> & { change(recipe: (state: PvpState) => void): void };

/** The open PvP arena of a game. */
export interface Pvp {
  game: Game;
  rules: RuleSet;
  store: PvpStore;
  /** Its field and its replays are those of the arena. */
  arena: Arena;
  live: LiveBattle | null;
  watched: WatchedBattle | null;
  /** Grows with each search: answers to an earlier one no longer count. */
  search: number;
}

/** Opens the PvP arena at its menu; null before the rules are known. */
export function createPvp(game: Game): Pvp | null {
  const collection = ownedCollection(game.store.getState().collection);
  const arena = createArena(game, { practice: false, collection });
  if (!arena) return null;
  const store = createStore<PvpState>(() => ({
    screen: "menu",
    tab: "play",
    collection,
    sort: "rarity",
    selection: { creatures: [], tools: [], spells: [] },
    queue: null,
    battle: null,
    ended: null,
    watch: null,
    battleMenu: false,
    conceding: false,
    stats: notFetched,
    leaderboard: { ...notFetched, page: 1, filter: "all" },
  }));
  return {
    game,
    rules: arena.rules,
    store: { ...store, change: (recipe) => store.setState((state) => produce(state, recipe)) },
    arena,
    live: null,
    watched: null,
    search: 0,
  };
}
