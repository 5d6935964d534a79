import { replaceEqualDeep } from "@tanstack/react-query";
import { freeze, produce } from "immer";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { BattleCanvas, BattleGame } from "../../../engine/index.ts";
import type { Battle, BattleEvent, LogLine, Replay, RuleSet } from "../../../rules/index.ts";
import type { BattleDirector, BattleShown } from "../../battle/ai-battle/battle-director.ts";
import { AGAINST_ENEMY } from "../../battle/side-names.ts";
import type { Game } from "../../game/store/game.ts";
import { type ArenaState, type Collection, nothingChosen } from "./arena-state.ts";

/** The arena's store as the actions change it: recipes over drafts, frozen snapshots out. */
export type ArenaStore = StoreApi<ArenaState> & { change(recipe: (state: ArenaState) => void): void };

/** A battle as its screens ask it, whoever keeps its truth; the player's side is the first. */
export interface PlayedBattle {
  /** As far as the player may know it. */
  readonly battle: Battle;
  /** What a line of the log tells of, where that is known. */
  eventOf(line: LogLine): BattleEvent | undefined;
}

/** A battle that goes on. */
export interface RunningBattle {
  battle: PlayedBattle;
  director: Pick<BattleDirector, "act" | "stop">;
  /** The replay of it so far; null where only the server has it. */
  replay: (() => Replay) | null;
}

/** The open arena of a game. */
export interface Arena {
  game: Game;
  rules: RuleSet;
  rulesHash: string;
  store: ArenaStore;
  running: RunningBattle | null;
  /** What its battles are drawn with, from the first battle on. */
  battleGame: Promise<BattleGame> | null;
  /** The canvas while one is shown. */
  canvas: BattleCanvas | null;
}

export interface ArenaOptions {
  practice: boolean;
  collection: Collection;
}

/** Opens the arena at its difficulty selector; null before the rules are known. */
export function createArena(game: Game, { practice, collection }: ArenaOptions): Arena | null {
  const { rules, rulesHash } = game.store.getState();
  if (!rules || rulesHash === null) return null;
  const store = createStore<ArenaState>(() => ({
    screen: "setup",
    practice,
    collection,
    difficulty: "easy",
    selection: { creatures: [], tools: [], spells: [] },
    battle: null,
    names: AGAINST_ENEMY,
    chosen: nothingChosen,
    speed: 1,
    skipping: false,
    result: null,
    replay: null,
    replaySeat: null,
    replayProblem: null,
    replayFrom: "setup",
    enemyFailed: false,
    leaving: false,
    explained: null,
  }));
  return {
    game,
    rules,
    rulesHash,
    store: { ...store, change: (recipe) => store.setState((state) => produce(state, recipe)) },
    running: null,
    battleGame: null,
    canvas: null,
  };
}

/**
 * Shows a battle as it is now; once the player may act, nothing is skipped any more. Views never change: frozen at
 * the top, they are not looked through for drafts.
 */
export function showBattle({ store }: Arena, shown: BattleShown): void {
  // What is as it was stays the same object: screens that show it are not drawn anew.
  const battle = freeze(replaceEqualDeep(store.getState().battle, shown));
  store.setState(battle.phase === "player" ? { battle, skipping: false } : { battle });
}
