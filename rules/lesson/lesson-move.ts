import { type ActionType, type BattleAction, idsOf } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
import { matchupFactor } from "../battle/attack/matchup.ts";
import type { Battle, Fighter, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import { fighterOf } from "../battle/state/lookup.ts";
import { activeSynergies, type Synergy } from "../battle/synergies/active-synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LessonStep } from "../ruleset/schema/lesson.ts";

/** The side that learns. */
export const LEARNER: SideIndex = 0;

/** What the learner has chosen on the screen so far. */
export interface LearnersChoice {
  actorId: string | null;
  targetId: string | null;
  /** Whether the screen asks for the target now; absent: no. */
  aimed?: object | null;
}

export const nothingChosen: LearnersChoice = { actorId: null, targetId: null };

/** The actions that lead to a goal, those first that the learner is to prefer. */
const LEADING = {
  synergies: ["deploy"],
  momentum: ["deploy", "attack", "useSpell"],
  combo: ["attack", "defend", "useTool", "deploy", "useSpell"],
} satisfies Record<NonNullable<LessonStep["until"]>, ActionType[]>;

/** The actions of a learner who is left alone. */
const FREE: readonly ActionType[] = ["attack", "deploy"];

/** Returns the legal move that brings a learner on; without a step, when all are done, one of a free learner. */
export function lessonMove(
  rules: RuleSet,
  battle: Battle,
  step: LessonStep | null,
  choice: LearnersChoice = nothingChosen,
): BattleAction {
  const move =
    step === null ? firstMove(rules, battle, FREE, choice) : moveOfStep(rules, battle, step, choice);
  if (move !== null) return move;
  const isEmpty = battle.sides[LEARNER].field.length === 0;
  return (isEmpty ? firstMove(rules, battle, ["deploy"], choice) : null) ?? { type: "endTurn" };
}

/** Returns the move that does a step now, as near as possible to what is chosen; null where there is none. */
export function moveOfStep(
  rules: RuleSet,
  battle: Battle,
  { action, until, strong }: LessonStep,
  choice: LearnersChoice,
): BattleAction | null {
  const types = action ? [action] : until ? LEADING[until] : [];
  return firstMove(rules, battle, types, choice, (move) => {
    if (until === "synergies") return synergyAfter(rules, battle, move) !== null;
    return !strong || isStrong(rules, battle, move);
  });
}

/** Returns the best legal move of the first of these types that has one; null without any. */
function firstMove(
  rules: RuleSet,
  battle: Battle,
  types: readonly ActionType[],
  choice: LearnersChoice,
  fits: (move: BattleAction) => boolean = () => true,
): BattleAction | null {
  const moves = legalActions(rules, battle, LEARNER).filter(fits);
  for (const type of types) {
    const best = bestMove(
      battle,
      moves.filter((move) => move.type === type),
      choice,
    );
    if (best !== null) return best;
  }
  return null;
}

/** Returns the first synergy of the learner's field after a move; null without one. */
export function synergyAfter(rules: RuleSet, battle: Battle, move: BattleAction): Synergy | null {
  const later = cloneBattle(battle);
  if (applyAction(rules, later, LEARNER, move)) return null;
  return activeSynergies(rules, later.sides[LEARNER])[0] ?? null;
}

/** Whether the specialties of a move's creature beat those of its target. */
function isStrong(rules: RuleSet, { sides: [own, enemy] }: Battle, move: BattleAction): boolean {
  const { actor, target } = idsOf(move);
  const attacker = fighterOf(own.field, actor);
  const attacked = fighterOf(enemy.field, target);
  return attacker !== undefined && attacked !== undefined && beats(rules, attacker, attacked);
}

/** Whether the specialties of a creature beat those of another. */
export function beats(rules: RuleSet, one: Fighter, other: Fighter): boolean {
  return matchupFactor(rules, one.specialtyMask, other.specialtyMask) > 1;
}

/**
 * Prefers what is chosen, then an enemy with little health as the target, then the strongest creature as the actor, then
 * the earliest card.
 */
function bestMove(
  { sides: [own, enemy] }: Battle,
  moves: readonly BattleAction[],
  { actorId, targetId }: LearnersChoice,
): BattleAction | null {
  const ranked = moves.map((move) => {
    const { actor, target } = idsOf(move);
    return {
      move,
      isActor: Number(actor === actorId),
      isTarget: Number(target !== null && target === targetId),
      health: fighterOf(enemy.field, target)?.currentHealth ?? 0,
      strength: strengthOf(fighterOf(own.field, actor)),
    };
  });
  ranked.sort(
    (one, other) =>
      other.isActor - one.isActor ||
      other.isTarget - one.isTarget ||
      one.health - other.health ||
      other.strength - one.strength,
  );
  return ranked[0]?.move ?? null;
}

function strengthOf(fighter: Fighter | undefined): number {
  if (!fighter) return 0;
  const { physicalAttack, magicalAttack } = fighter.battleStats;
  return Math.max(physicalAttack, magicalAttack);
}
