import { useMemo } from "react";
import {
  type Lesson,
  type LessonAdvice,
  type LessonId,
  lessonAdvice,
  lessonOf,
  lessonProgress,
  shippedLessons,
} from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { AiBattle } from "../ai-battle/ai-battle.ts";
import { battleOwner } from "../ai-battle/waiting-battle.ts";
import { useBattleState } from "../battle-context.tsx";
import type { Chosen } from "../store/battle-state.ts";
import { useBattlePhase } from "../use-shown-battle.ts";

/** A guided battle under way. Everything else follows from the actions of its battle, so a reload loses nothing. */
export interface LessonCourse {
  lesson: Lesson;
  battle: AiBattle;
}

/** Returns the course of a guided battle; null for another battle. */
export function courseOf(battle: AiBattle): LessonCourse | null {
  const lesson = lessonOf(battle.setup);
  return lesson && { lesson, battle };
}

/** Returns what the coach says now; null while it is not the player's turn. */
export function adviceFor({ lesson, battle }: LessonCourse, chosen: Chosen): LessonAdvice | null {
  const { rules, setup, actions } = battle;
  return lessonAdvice(rules, lesson, battle.battle, lessonProgress(rules, lesson, setup, actions), chosen);
}

/** Returns what the coach says to what is shown and chosen; null while the player cannot act, and without a course. */
export function useLessonAdvice(course: LessonCourse | null): LessonAdvice | null {
  const phase = useBattlePhase();
  const chosen = useBattleState((state) => state.chosen);
  const played = course?.battle.actions.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the actions are added to the same battle
  return useMemo(
    () => (course && phase === "player" ? adviceFor(course, chosen) : null),
    [course, phase, chosen, played],
  );
}

/** What became of the offer of a guided battle: `finished` once it was won, `declined` when it was not wanted. */
type LessonMemory = "finished" | "declined";

/** Where it is remembered. */
const KEYS = { first: "arena_lesson", second: "arena_second_lesson" } as const;

/** Returns what this player made of a guided battle on this device; null as long as it is to be offered. */
export function lessonMemory(game: Game, id: LessonId): LessonMemory | null {
  const stored = game.storage.read(keyOf(game, id));
  return stored === "finished" || stored === "declined" ? stored : null;
}

/** Remembers it on this device. A guided battle that was won once stays finished. */
export function rememberLesson(game: Game, id: LessonId, memory: LessonMemory): void {
  if (lessonMemory(game, id) !== "finished") game.storage.write(keyOf(game, id), memory);
}

/** Returns the guided battle to offer now: the second only after the first; null once there is none. */
export function offeredLesson(game: Game): Lesson | null {
  const { first, second } = shippedLessons;
  const memory = lessonMemory(game, "first");
  if (memory === null) return first;
  return memory === "finished" && lessonMemory(game, "second") === null ? second : null;
}

function keyOf(game: Game, id: LessonId): string {
  return playerKey(KEYS[id], battleOwner(game).owner);
}
