import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { Battle } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lesson, LessonStep } from "../ruleset/schema/lesson.ts";
import { LEARNER, type LearnersChoice, lessonMove, moveOfStep, nothingChosen } from "./lesson-move.ts";
import type { LessonProgress } from "./lesson-progress.ts";
import { finishText, lackText, readText, stepText } from "./lesson-texts.ts";
import { shippedLesson } from "./shipped-lesson.ts";

/** What the coach says and points at. */
export interface LessonAdvice {
  /** At most two sentences. */
  text: string;
  /** Index of the step, from 0, and the number of steps; the same when all are done. */
  step: number;
  steps: number;
  /** What a step to be read points at; the learner confirms it. null for a step that waits for an action. */
  shows: LessonStep["shows"] | null;
  /** The legal move that a learner makes who follows; null for a step that is only read. */
  move: BattleAction | null;
  /** All steps are done and there are several moves: the learner plays as they like, so nothing is pointed at. */
  isFree: boolean;
}

/**
 * Returns what the coach says to a learner who is that far; null while it is not the learner's turn, and at the end.
 * Where the step cannot be done now, such as for lack of energy, it says what comes first.
 */
export function lessonAdvice(
  rules: RuleSet,
  battle: Battle,
  { step: index, astray }: LessonProgress,
  choice: LearnersChoice = nothingChosen,
  lesson: Lesson = shippedLesson,
): LessonAdvice | null {
  if (battle.winner !== null || battle.active !== LEARNER) return null;
  const step = lesson.steps[index] ?? null;
  const at = { step: index, steps: lesson.steps.length };
  if (step?.action === undefined && step !== null)
    return {
      ...at,
      text: readText(rules, battle, step),
      shows: step.shows ?? "field",
      move: null,
      isFree: false,
    };
  const move = lessonMove(rules, battle, step, choice);
  if (step === null) {
    const isSpent = move.type === "endTurn";
    return { ...at, text: finishText(rules, isSpent), shows: null, move, isFree: !isSpent };
  }
  const canBeDone = moveOfStep(rules, battle, step, choice) !== null;
  const text = canBeDone ? stepText(rules, battle, step, move, astray) : lackText(rules, battle, step, move);
  return { ...at, text, shows: null, move, isFree: false };
}
