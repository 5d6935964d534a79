import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { Battle } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lesson, LessonGoal } from "../ruleset/schema/lesson.ts";
import { LEARNER, type LearnersChoice, lessonMove, moveOfStep, nothingChosen } from "./lesson-move.ts";
import type { LessonProgress } from "./lesson-progress.ts";
import { finishText, freshText, lackText, stepText } from "./lesson-texts.ts";

/** What the coach says and points at. */
export interface LessonAdvice {
  /** At most two sentences. */
  text: string;
  /** Index of the step, from 0, and the number of steps; the same when all are done. */
  step: number;
  steps: number;
  /** The legal move that a learner makes who follows. */
  move: BattleAction;
  /** All steps are done and there are several moves: the learner plays as they like, so nothing is pointed at. */
  isFree: boolean;
  /** The numbers of the header that are shown: the others have not moved yet. */
  seen: readonly LessonGoal[];
  /** The number that has just moved for the first time, with one sentence of what moves it; null for none. */
  fresh: { number: LessonGoal; text: string } | null;
}

/**
 * Returns what the coach says to a learner who is that far; null while it is not the learner's turn, and at the end.
 * Where the step cannot be done now, such as for lack of energy, it says what comes first.
 */
export function lessonAdvice(
  rules: RuleSet,
  { steps }: Lesson,
  battle: Battle,
  { step: index, astray, seen, fresh: number }: LessonProgress,
  choice: LearnersChoice = nothingChosen,
): LessonAdvice | null {
  if (battle.winner !== null || battle.active !== LEARNER) return null;
  const step = steps[index] ?? null;
  const move = lessonMove(rules, battle, step, choice);
  const fresh = number === null ? null : { number, text: freshText(rules, battle, number) };
  const at = { step: index, steps: steps.length, move, seen, fresh };
  if (step === null) {
    const isSpent = move.type === "endTurn";
    return { ...at, text: finishText(rules, isSpent), isFree: !isSpent };
  }
  const canBeDone = moveOfStep(rules, battle, step, choice) !== null;
  const text = canBeDone
    ? stepText(rules, battle, step, move, choice, astray)
    : lackText(rules, battle, step, move, choice);
  return { ...at, text, isFree: false };
}
