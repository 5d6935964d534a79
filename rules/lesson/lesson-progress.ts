import type { ActionType, BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { type BattleSetup, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, Fighter } from "../battle/state/battle.ts";
import { activeSynergies } from "../battle/synergies/active-synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Lesson, LessonStep } from "../ruleset/schema/lesson.ts";
import { LEARNER, lessonMove } from "./lesson-move.ts";
import { shippedLesson } from "./shipped-lesson.ts";

/** How far a learner is. */
export interface LessonProgress {
  /** Index of the current step; the number of steps once all are done. */
  step: number;
  /** Whether the learner's last action was another than the one that was asked for. */
  astray: boolean;
}

/** What the learner did so far. */
interface Course extends LessonProgress {
  /** Own turns that have ended since the current step began. */
  turns: number;
  done: Set<ActionType>;
}

/**
 * Returns how far the learner of a guided battle is, from all actions of both sides: nothing else need be kept over a
 * reload. An action passes the steps before it that are only read; `readSteps` are those up to the last that was
 * confirmed. A step that cannot be done any more, that was done before, or that was left undone for `patience` own turns
 * is passed too, so that no way to play leads to a stop.
 */
export function lessonProgress(
  rules: RuleSet,
  setup: BattleSetup,
  actions: readonly BattleAction[],
  readSteps = 0,
  lesson: Lesson = shippedLesson,
): LessonProgress {
  const battle = newBattle(rules, setup);
  const course: Course = { step: 0, astray: false, turns: 0, done: new Set() };
  for (const action of actions) {
    if (battle.active === LEARNER) note(rules, lesson, battle, course, action);
    if (applyAction(rules, battle, battle.active, action)) break;
    passWhatIsOver(rules, lesson, battle, course);
  }
  while (course.step < readSteps && isRead(lesson.steps[course.step])) {
    course.step += 1;
    passWhatIsOver(rules, lesson, battle, course);
  }
  return { step: course.step, astray: course.astray };
}

/** Whether a step waits for no action. */
export function isRead(step: LessonStep | undefined): boolean {
  return step !== undefined && step.action === undefined;
}

/** Notes an action of the learner before it is played. */
function note(rules: RuleSet, lesson: Lesson, battle: Battle, course: Course, action: BattleAction): void {
  while (isRead(lesson.steps[course.step])) goOn(course);
  passWhatIsOver(rules, lesson, battle, course);
  const step = lesson.steps[course.step];
  const asked = lessonMove(rules, battle, step ?? null);
  course.done.add(action.type);
  if (step === undefined) return;
  course.astray = action.type !== asked.type;
  if (action.type === step.action && !step.formsSynergy) goOn(course);
  else if (action.type === "endTurn" && ++course.turns >= lesson.patience) goOn(course);
}

function goOn(course: Course): void {
  course.step += 1;
  course.astray = false;
  course.turns = 0;
}

function passWhatIsOver(rules: RuleSet, { steps }: Lesson, battle: Battle, course: Course): void {
  for (let step = steps[course.step]; step && isOver(rules, battle, step, course); step = steps[course.step])
    goOn(course);
}

/** Whether a step was done before or cannot be done any more. */
function isOver(rules: RuleSet, battle: Battle, step: LessonStep, { done }: Course): boolean {
  const own = battle.sides[LEARNER];
  const formsSynergy = (card: Fighter) =>
    activeSynergies(rules, { ...own, field: [...own.field, card] }).length > 0;
  const hasCards = own.hand.length + own.deck.length > 0;
  if (step.shows === "synergies") return activeSynergies(rules, own).length === 0;
  if (step.formsSynergy)
    return activeSynergies(rules, own).length > 0 || ![...own.hand, ...own.deck].some(formsSynergy);
  if (step.action === undefined) return false;
  if (done.has(step.action)) return true;
  if (step.action === "deploy") return !hasCards;
  if (step.action === "useTool") return own.tools.every(({ used }) => used);
  return step.action === "useSpell" && own.spells.length === 0;
}
