import { type ActionType, type BattleAction, idsOf } from "../battle/actions/action-rules.ts";
import { applyAction } from "../battle/actions/apply-action.ts";
import { legalActions } from "../battle/actions/legal-actions.ts";
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
}

export const nothingChosen: LearnersChoice = { actorId: null, targetId: null };

/** Returns the legal move that brings a learner on; without a step, when all are done, one of a free learner. */
export function lessonMove(
  rules: RuleSet,
  battle: Battle,
  step: LessonStep | null,
  choice: LearnersChoice = nothingChosen,
): BattleAction {
  if (step === null) return freeMove(rules, battle, choice);
  const move = moveOfStep(rules, battle, step, choice);
  if (move !== null) return move;
  const deploys: LessonStep = { id: "deploy", action: "deploy" };
  const isEmpty = battle.sides[LEARNER].field.length === 0;
  return (isEmpty ? moveOfStep(rules, battle, deploys, choice) : null) ?? { type: "endTurn" };
}

/** Returns the move that does a step now, as near as possible to what is chosen; null where there is none. */
export function moveOfStep(
  rules: RuleSet,
  battle: Battle,
  { action, formsSynergy }: LessonStep,
  choice: LearnersChoice,
): BattleAction | null {
  const moves = legalActions(rules, battle, LEARNER).filter(({ type }) => type === action);
  const fitting = formsSynergy ? moves.filter((move) => synergyAfter(rules, battle, move) !== null) : moves;
  return bestMove(battle, fitting, choice);
}

/** Returns a move for a learner who is left alone: deploy, attack, else end the turn. */
function freeMove(rules: RuleSet, battle: Battle, choice: LearnersChoice): BattleAction {
  const moves = legalActions(rules, battle, LEARNER);
  const ofType = (type: ActionType) => moves.filter((move) => move.type === type);
  return (
    bestMove(battle, ofType("deploy"), choice) ??
    bestMove(battle, ofType("attack"), choice) ?? { type: "endTurn" }
  );
}

/** Returns the first synergy of the learner's field after a move; null without one. */
export function synergyAfter(rules: RuleSet, battle: Battle, move: BattleAction): Synergy | null {
  const later = cloneBattle(battle);
  if (applyAction(rules, later, LEARNER, move)) return null;
  return activeSynergies(rules, later.sides[LEARNER])[0] ?? null;
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
