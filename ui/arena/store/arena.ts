import type { BattleResult, Difficulty, Replay, Rewards, RuleSet } from "../../../rules/index.ts";
import type { LinkedRules } from "../../../rules/linked-rules.ts";
import type { AiSetup } from "../../battle/ai-battle/waiting-battle.ts";
import type { LessonCourse } from "../../battle/lesson/lesson-course.ts";
import { type BattleClient, createBattleClient, inPageLanguage } from "../../battle/store/battle-client.ts";
import { type BattleCollection, nothingSelected, type Selection } from "../../battle/team/selection.ts";
import type { Game } from "../../game/store/game.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";

/** The open arena of a game. */
export interface Arena {
  readonly game: Game;
  readonly rules: RuleSet;
  readonly store: RecipeStore<ArenaState>;
  /** Its battles and replays. */
  readonly battle: BattleClient;
  /** The rules of the link that opened it, by which nothing counts (`GAP-83`); null: those of the game. */
  readonly linked: LinkedRules | null;
}

interface ArenaOptions {
  practice: boolean;
  collection: BattleCollection;
  linked?: LinkedRules | null;
}

/** Opens the arena at its difficulty selector; null before the rules are known. */
export function createArena(game: Game, { practice, collection, linked = null }: ArenaOptions): Arena | null {
  const own = createBattleClient(game);
  if (!own) return null;
  const battle = linked === null ? own : byLinkedRules(own, linked);
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
    linked,
  };
}

/** The battles by the rules of a link, in the language of the page. */
function byLinkedRules(own: BattleClient, { rules: numbers, hash }: LinkedRules): BattleClient {
  const rules: RuleSet = { ...numbers, texts: own.rules.texts };
  return {
    ...own,
    get rules() {
      return inPageLanguage(own.game, rules);
    },
    rulesHash: hash,
    earlierHashes: [],
    isForNothing: true,
  };
}

/** How a battle ended and what it brought. */
export interface ArenaResult {
  result: BattleResult;
  /** null for a defeat, in practice and for a guided battle. */
  rewards: Rewards | null;
  badges: string[];
  replay: Replay;
}

/** What the arena's screens show around a battle, as one immutable snapshot (`BAT-005`). */
export interface ArenaState {
  screen: "setup" | "team" | "battle" | "result";
  /** Practice: a borrowed team and no rewards (`CON-93`). */
  practice: boolean;
  /** The seed of the team that practice has lent; null before. */
  lentSeed: string | null;
  /** A guided battle under way or just ended, or null. It brings no rewards. */
  lesson: LessonCourse | null;
  collection: BattleCollection;
  difficulty: Difficulty;
  selection: Selection;
  result: ArenaResult | null;
  /** The enemy failed in a turn: its battle may be saved as a file. */
  enemyFailed: boolean;
  /** The player is asked whether to leave the battle. */
  leaving: boolean;
  /** The new battle that waits for the player's word to take the place of the kept one; null: nothing is asked. */
  replacing: AiSetup | null;
  /** The battle whose enemy is being explained, or null. */
  explained: Replay | null;
}
