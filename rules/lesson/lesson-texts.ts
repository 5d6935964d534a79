import { type ActionType, actionWith, type BattleAction, idsOf } from "../battle/actions/action-rules.ts";
import { actionCost } from "../battle/actions/apply-action.ts";
import { actionNeeds } from "../battle/actions/ask-action.ts";
import type { Battle, BattleSide } from "../battle/state/battle.ts";
import { activeSynergies } from "../battle/synergies/active-synergies.ts";
import { regenerationOf } from "../battle/turn/energy.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LessonStep } from "../ruleset/schema/lesson.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { LEARNER, synergyAfter } from "./lesson-move.ts";

type Values = Record<string, string | number>;

const PERCENT = 100;

/** The sentences of a step that is only read. */
export function readText(rules: RuleSet, battle: Battle, { id }: LessonStep): string {
  const own = battle.sides[LEARNER];
  const [synergy] = activeSynergies(rules, own);
  const texts: Readonly<Record<string, string>> = rules.texts.lesson.read;
  return fillNumbers(rules.texts, texts[id] ?? "", {
    ...energyValues(rules, own),
    synergy: synergy?.name ?? "",
    percent: percentOf(synergy?.bonus ?? 0),
  });
}

/** The sentences that ask for a move of a step; other ones after the learner did something else. */
export function stepText(
  rules: RuleSet,
  battle: Battle,
  { id, formsSynergy }: LessonStep,
  move: BattleAction,
  astray: boolean,
): string {
  const { ask, again } = rules.texts.lesson;
  const texts: Readonly<Record<string, string>> = astray ? again : ask;
  const synergy = formsSynergy ? synergyAfter(rules, battle, move) : null;
  return fillNumbers(rules.texts, texts[id] ?? "", {
    ...moveValues(rules, battle, move),
    synergy: synergy?.name ?? "",
    turns: rules.battle.defend.turns,
  });
}

/** Says what a step lacks now, and asks for the move that helps. */
export function lackText(rules: RuleSet, battle: Battle, step: LessonStep, move: BattleAction): string {
  const { first } = rules.texts.lesson;
  const [own, enemy] = battle.sides;
  const cost = lowestCost(rules, battle, step);
  const values = { ...moveValues(rules, battle, move), ...energyValues(rules, own), cost };
  if (move.type === "deploy") return fillNumbers(rules.texts, first.creature as string, values);
  if (own.energy < cost) return fillNumbers(rules.texts, first.energy as string, values);
  const isAimed = step.action === "attack" || step.action === "useSpell";
  const lacked = isAimed && enemy.field.length === 0 ? first.enemy : first.wait;
  return fillNumbers(rules.texts, lacked as string, values);
}

/** What is said once all steps are done; `isSpent`: nothing is left to do in this turn but to end it. */
export function finishText(rules: RuleSet, isSpent: boolean): string {
  const { fight, spent } = rules.texts.lesson.finish;
  return isSpent ? fillNumbers(rules.texts, spent, { button: buttonOf(rules, "endTurn") }) : fight;
}

function moveValues(rules: RuleSet, battle: Battle, move: BattleAction): Values {
  const { actor, item, target } = idsOf(move);
  const [own, enemy] = battle.sides;
  const named = (id: string | null) =>
    [...own.field, ...own.hand, ...enemy.field].find((fighter) => fighter.id === id)?.name ?? "";
  return {
    creature: named(actor),
    target: named(target),
    item: [...own.tools, ...own.spells].find(({ id }) => id === item)?.name ?? "",
    cost: actionCost(rules, battle, LEARNER, move),
    button: buttonOf(rules, move.type),
  };
}

function energyValues(rules: RuleSet, own: BattleSide): Values {
  return { energy: own.energy, regeneration: regenerationOf(rules, own) };
}

/** The least energy that the action of a step costs any creature that could take it. */
function lowestCost(rules: RuleSet, battle: Battle, { action = "endTurn" }: LessonStep): number {
  const { hand, field } = battle.sides[LEARNER];
  const actors = actionNeeds(action).takenBy === "card" ? hand : field;
  const costs = actors.map(({ id }) =>
    actionCost(rules, battle, LEARNER, actionWith(action, { actor: id, target: null })),
  );
  return costs.length === 0 ? 0 : Math.min(...costs);
}

function buttonOf({ texts }: RuleSet, type: ActionType): string {
  return texts.battleScreen.actions[type];
}

function percentOf(share: number): number {
  return Math.round(share * PERCENT * 10) / 10;
}
