import type { ActionType, BattleAction } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { type BattleSetup, newBattle } from "../battle/setup/new-battle.ts";
import type { Battle, BattleSide, Fighter } from "../battle/state/battle.ts";
import { activeSynergies } from "../battle/synergies/active-synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { LESSON_GOALS, type Lesson, type LessonGoal, type LessonStep } from "../ruleset/schema/lesson.ts";
import { beats, LEARNER, lessonMove } from "./lesson-move.ts";

/** How far a learner is. */
export interface LessonProgress {
  /** Index of the current step; the number of steps once all are done. */
  step: number;
  /** Whether the learner's last action was another than the one that was asked for. */
  astray: boolean;
  /** The numbers of the header that have moved so far and are shown; one action brings at most one of them. */
  seen: readonly LessonGoal[];
  /** The one of them that the learner's last action has brought, or null. */
  fresh: LessonGoal | null;
}

/** What the learner did so far. */
interface Course extends LessonProgress {
  seen: LessonGoal[];
  /** Own turns that have ended since the current step began. */
  turns: number;
  done: Set<ActionType | LessonGoal>;
}

/**
 * Returns how far the learner of a guided battle is, from all actions of both sides: nothing else need be kept over a
 * reload. A step that cannot be done any more, that was done before, or that was left undone for `patience` own turns is
 * passed too, so that no way to play leads to a stop.
 */
export function lessonProgress(
  rules: RuleSet,
  lesson: Lesson,
  setup: BattleSetup,
  actions: readonly BattleAction[],
): LessonProgress {
  const battle = newBattle(rules, setup);
  const course: Course = { step: 0, astray: false, seen: [], fresh: null, turns: 0, done: new Set() };
  for (const action of actions) {
    const isLearners = battle.active === LEARNER;
    if (isLearners) note(rules, lesson, battle, course, action);
    const before = numbersOf(rules, battle.sides[LEARNER]);
    if (applyAction(rules, battle, battle.active, action)) break;
    if (isLearners) see(rules, battle, course, before);
    passWhatIsOver(rules, lesson, battle, course);
  }
  const { step, astray, seen, fresh } = course;
  return { step, astray, seen, fresh };
}

/** Whether a side has reached a goal at present. */
export function isReached(
  { battle }: RuleSet,
  goal: LessonGoal,
  numbers: Record<LessonGoal, number>,
): boolean {
  const needed = { synergies: 1, momentum: battle.energy.momentumStep, combo: battle.combo.actions };
  return numbers[goal] >= needed[goal];
}

/** The numbers of the header that a lesson explains. */
export function numbersOf(rules: RuleSet, side: BattleSide): Record<LessonGoal, number> {
  const { energySpent: momentum, consecutiveActions: combo } = side;
  return { synergies: activeSynergies(rules, side).length, momentum, combo };
}

/** Notes an action of the learner before it is played. */
function note(rules: RuleSet, lesson: Lesson, battle: Battle, course: Course, action: BattleAction): void {
  passWhatIsOver(rules, lesson, battle, course);
  const step = lesson.steps[course.step];
  const asked = lessonMove(rules, battle, step ?? null);
  course.done.add(action.type);
  if (step === undefined) return;
  course.astray = action.type !== asked.type;
  if (action.type === step.action) goOn(course);
  else if (action.type === "endTurn" && ++course.turns >= lesson.patience) goOn(course);
}

/** Notes what the learner's action has reached, and which number it moved for the first time. */
function see(rules: RuleSet, battle: Battle, course: Course, before: Record<LessonGoal, number>): void {
  const after = numbersOf(rules, battle.sides[LEARNER]);
  for (const goal of LESSON_GOALS) if (isReached(rules, goal, after)) course.done.add(goal);
  course.fresh =
    LESSON_GOALS.find((goal) => after[goal] > before[goal] && !course.seen.includes(goal)) ?? null;
  if (course.fresh !== null) course.seen.push(course.fresh);
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
  const [own, enemy] = battle.sides;
  if (step.while) return !isReached(rules, step.while, numbersOf(rules, own));
  if (step.until && done.has(step.until)) return true;
  if (step.until === "synergies")
    return ![...own.hand, ...own.deck].some((card) => formsSynergy(rules, own, card));
  if (step.strong)
    return (
      enemy.field.length > 0 &&
      !own.field.some((one) => enemy.field.some((other) => beats(rules, one, other)))
    );
  if (step.action === undefined) return false;
  if (done.has(step.action)) return true;
  if (step.action === "deploy") return own.hand.length + own.deck.length === 0;
  if (step.action === "useTool") return own.tools.every(({ used }) => used);
  return step.action === "useSpell" && own.spells.length === 0;
}

function formsSynergy(rules: RuleSet, own: BattleSide, card: Fighter): boolean {
  return activeSynergies(rules, { ...own, field: [...own.field, card] }).length > 0;
}
