import type { BattleResult, Difficulty, Replay, Rewards } from "../../../rules/index.ts";
import type { AiSetup } from "../../battle/ai-battle/waiting-battle.ts";
import type { LessonCourse } from "../../battle/lesson/lesson-course.ts";
import type { BattleCollection, Selection } from "../../battle/team/selection.ts";

/** How a battle ended and what it brought. */
export interface ArenaResult {
  result: BattleResult;
  /** null for a defeat, in practice and for the guided battle. */
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
  /** The guided battle under way or just ended, or null. It brings no rewards. */
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
