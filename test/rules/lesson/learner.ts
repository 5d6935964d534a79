import {
  applyAction,
  type Battle,
  type BattleAction,
  decide,
  enemyStyle,
  type Lesson,
  type LessonAdvice,
  lessonAdvice,
  lessonProgress,
  lessonSetup,
  newBattle,
  newRandom,
  type RuleSet,
} from "../../../rules/index.ts";

/** What a learner does where the coach gives this advice. */
export type Learner = (battle: Battle, advice: LessonAdvice) => BattleAction;

/** A guided battle as it was played. */
export interface PlayedLesson {
  battle: Battle;
  /** What the coach said, in order. */
  said: LessonAdvice[];
  actions: BattleAction[];
}

const LIMIT = 2000;

/** Plays a guided battle to its end against the opponent of the game. */
export function playLesson(rules: RuleSet, lesson: Lesson, learner: Learner): PlayedLesson {
  const setup = lessonSetup(rules, lesson);
  if (!setup) throw new Error("The guided battle does not fit these rules");
  const battle = newBattle(rules, setup);
  const actions: BattleAction[] = [];
  const said: LessonAdvice[] = [];
  while (battle.winner === null && actions.length < LIMIT) {
    if (battle.active === 1) {
      const dice = newRandom(`${setup.seed}|enemy|${actions.length}`);
      play(decide(rules, battle, 1, enemyStyle(rules, setup.difficulty), dice));
      continue;
    }
    const advice = lessonAdvice(rules, lesson, battle, lessonProgress(rules, lesson, setup, actions));
    if (!advice) throw new Error(`The coach is silent after ${JSON.stringify(actions)}`);
    said.push(advice);
    play(learner(battle, advice));
  }
  return { battle, said, actions };

  function play(action: BattleAction): void {
    const refusal = applyAction(rules, battle, battle.active, action);
    if (refusal) throw new Error(`${refusal.text}: ${JSON.stringify(action)}`);
    actions.push(action);
  }
}

/** Does what is asked; a learner who is left alone deploys, attacks, and ends the turn. */
export const obedient: Learner = (_, { move }) => move;
