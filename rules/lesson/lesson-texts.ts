import { type ActionType, actionWith, type BattleAction, idsOf } from "../battle/actions/action-rules.ts";
import { actionCost } from "../battle/actions/apply-action.ts";
import { actionNeeds } from "../battle/actions/ask-action.ts";
import type { Battle, Fighter } from "../battle/state/battle.ts";
import { STAT_NAMES, type StatName } from "../battle/state/creature.ts";
import { fighterOf } from "../battle/state/lookup.ts";
import { activeSynergies } from "../battle/synergies/active-synergies.ts";
import { regenerationOf } from "../battle/turn/energy.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LessonGoal, LessonStep } from "../ruleset/schema/lesson.ts";
import { fill } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { LEARNER, type LearnersChoice, synergyAfter } from "./lesson-move.ts";

const PERCENT = 100;

/** Says what a step teaches and asks for its move; after something else, only what is to be pressed now. */
export function stepText(
  rules: RuleSet,
  battle: Battle,
  step: LessonStep,
  move: BattleAction,
  choice: LearnersChoice,
  astray: boolean,
): string {
  const { why, whyFree, astray: good } = rules.texts.lesson;
  const synergy = step.until === "synergies" ? synergyAfter(rules, battle, move) : null;
  const values = {
    ...moveValues(rules, battle, move),
    ...sideValues(rules, battle),
    ...specialtyValues(rules, battle, move),
    synergy: synergy?.name ?? "",
  };
  const isFree = step.id === "useTool" && values.cost === 0;
  const teaches = fillNumbers(rules.texts, isFree ? whyFree : why[step.id], values);
  return joined(rules, astray ? good : teaches, pressText(rules, battle, move, choice));
}

/** Says what a step lacks now, and asks for the move that helps. */
export function lackText(
  rules: RuleSet,
  battle: Battle,
  step: LessonStep,
  move: BattleAction,
  choice: LearnersChoice,
): string {
  const { lack, press } = rules.texts.lesson;
  const [own, enemy] = battle.sides;
  const type = step.action ?? "attack";
  const cost = lowestCost(rules, battle, type);
  const values = {
    ...moveValues(rules, battle, move),
    ...sideValues(rules, battle),
    cost,
    action: buttonOf(rules, type),
  };
  const say = (lacked: string, asks: string) => joined(rules, fillNumbers(rules.texts, lacked, values), asks);
  const endTurn = fillNumbers(rules.texts, press.endTurn, values);
  if (move.type === "deploy") return say(lack.creature, pressText(rules, battle, move, choice));
  if (own.energy < cost) return say(lack.energy, fillNumbers(rules.texts, press.rest, values));
  const isAimed = type === "attack" || type === "useSpell";
  return say(isAimed && enemy.field.length === 0 ? lack.enemy : lack.wait, endTurn);
}

/** What is said once all steps are done; `isSpent`: nothing is left to do in this turn but to end it. */
export function finishText(rules: RuleSet, isSpent: boolean): string {
  const { fight, spent } = rules.texts.lesson.finish;
  return isSpent ? fillNumbers(rules.texts, spent, { button: buttonOf(rules, "endTurn") }) : fight;
}

/** Says what moves a number of the header, where it moves for the first time. */
export function freshText(rules: RuleSet, battle: Battle, goal: LessonGoal): string {
  return fillNumbers(rules.texts, rules.texts.lesson.fresh[goal], sideValues(rules, battle));
}

/** Says what is still to be pressed for a move: nothing that is chosen already. */
function pressText(rules: RuleSet, battle: Battle, move: BattleAction, choice: LearnersChoice): string {
  const { press } = rules.texts.lesson;
  const { actor } = idsOf(move);
  const { takenBy, items } = actionNeeds(move.type);
  const isChosen = takenBy === "side" || actor === choice.actorId;
  const values = moveValues(rules, battle, move);
  const say = (text: string) => fillNumbers(rules.texts, text, values);
  if (move.type === "endTurn") return say(press.endTurn);
  if (isChosen && choice.aimed && items !== null) return say(press.aim);
  if (items !== null) return say(isChosen ? press.itemOnly : press.item);
  if (move.type === "attack") return say(isChosen ? press.targetOnly : press.target);
  if (isChosen) return say(press.buttonOnly);
  return say(takenBy === "card" ? press.card : press.button);
}

function moveValues(rules: RuleSet, battle: Battle, move: BattleAction) {
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

/** The numbers of the learner's side, and those of the rules that move them. */
function sideValues(rules: RuleSet, battle: Battle) {
  const { battle: numbers } = rules;
  const own = battle.sides[LEARNER];
  const synergies = activeSynergies(rules, own);
  const [synergy] = synergies;
  const sum = synergies.reduce((total, { bonus }) => total + bonus, 0);
  return {
    energy: own.energy,
    spent: own.energySpent,
    regeneration: regenerationOf(rules, own),
    step: numbers.energy.momentumStep,
    gain: Math.floor(own.energySpent / numbers.energy.momentumStep),
    needed: numbers.combo.actions,
    next: own.consecutiveActions + 1,
    attacks: numbers.combo.attacks,
    comboTurns: numbers.combo.turns,
    turns: numbers.defend.turns,
    synergy: synergy?.name ?? "",
    percent: percentOf(synergy?.bonus ?? 0),
    sum: percentOf(Math.min(sum, rules.synergy.cap)),
  };
}

/** The specialties by which a move's creature beats its target, and what they change both ways; empty without any. */
function specialtyValues(rules: RuleSet, { sides: [own, enemy] }: Battle, move: BattleAction) {
  const { actor, target } = idsOf(move);
  const { beats, advantage, disadvantage } = rules.battle.matchup;
  const beaten = specialtiesOf(fighterOf(enemy.field, target));
  const strong = specialtiesOf(fighterOf(own.field, actor)).find((stat) => beaten.includes(beats[stat]));
  const { statNames } = rules.texts.creatures;
  return {
    strong: strong ? statNames[strong] : "",
    weak: strong ? statNames[beats[strong]] : "",
    more: percentOf(advantage - 1),
    less: percentOf(1 - disadvantage),
  };
}

function specialtiesOf(fighter: Fighter | undefined): StatName[] {
  return STAT_NAMES.filter((_, index) => (fighter?.specialtyMask ?? 0) & (1 << index));
}

/** The least energy that an action costs any creature that could take it. */
function lowestCost(rules: RuleSet, battle: Battle, action: ActionType): number {
  const { hand, field } = battle.sides[LEARNER];
  const actors = actionNeeds(action).takenBy === "card" ? hand : field;
  const costs = actors.map(({ id }) =>
    actionCost(rules, battle, LEARNER, actionWith(action, { actor: id, target: null })),
  );
  return costs.length === 0 ? 0 : Math.min(...costs);
}

function joined({ texts }: RuleSet, why: string, press: string): string {
  return fill(texts.lesson.both, { why, press });
}

function buttonOf({ texts }: RuleSet, type: ActionType): string {
  return texts.battleScreen.actions[type];
}

function percentOf(share: number): number {
  return Math.round(share * PERCENT * 10) / 10;
}
