import { type LessonAdvice, lessonAdvice, lessonProgress } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { AiBattle } from "../ai-battle/ai-battle.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";
import type { Chosen } from "../store/battle-state.ts";

/** A guided battle under way. Everything else follows from the actions of its battle, so a reload loses nothing. */
export interface LessonCourse {
  battle: AiBattle;
  /** The steps up to the last one whose text the learner has confirmed. */
  readSteps: number;
}

/** Returns what the coach says now; null while it is not the player's turn. */
export function adviceFor({ battle, readSteps }: LessonCourse, chosen: Chosen): LessonAdvice | null {
  const { rules, setup, actions } = battle;
  return lessonAdvice(rules, battle.battle, lessonProgress(rules, setup, actions, readSteps), chosen);
}

/** What became of the offer of the guided battle: `finished` once it was won, `declined` when it was not wanted. */
type LessonMemory = "finished" | "declined";

/** Returns what this player made of the guided battle on this device; null as long as it is to be offered. */
export function lessonMemory(game: Game): LessonMemory | null {
  const stored = game.storage.read(keyOf(game));
  return stored === "finished" || stored === "declined" ? stored : null;
}

/** Remembers it on this device. A guided battle that was won once stays finished. */
export function rememberLesson(game: Game, memory: LessonMemory): void {
  if (lessonMemory(game) !== "finished") game.storage.write(keyOf(game), memory);
}

function keyOf(game: Game): string {
  return playerKey("arena_lesson", battleOwner(game).owner);
}
