import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";

/** What became of the offer of the guided battle: `finished` once it was won, `declined` when it was not wanted. */
export type LessonMemory = "finished" | "declined";

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
