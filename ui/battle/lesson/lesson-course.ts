import { type LessonAdvice, lessonAdvice, lessonProgress } from "../../../rules/index.ts";
import type { AiBattle } from "../ai-battle/ai-battle.ts";
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
