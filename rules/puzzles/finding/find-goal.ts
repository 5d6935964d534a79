import type { BattleAction } from "../../battle/actions/action-rules.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { livingCount } from "../../battle/synergies/synergies.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { actionsOf } from "../plan.ts";
import type { PositionGoal } from "../position.ts";
import { actionRow } from "../position-row.ts";
import { holdOf, type TurnOutcome } from "./turn-outcome.ts";
import type { TurnOutcomes } from "./weigh-turn.ts";

/** A solution has at least so many actions, and at most. */
const [SHORTEST, LONGEST] = [2, 8];
/** Of all plans of a turn, at most this share may reach the goal. */
const MOST_REACHING = 0.06;

/** A goal that few plans reach, all of them much alike, and the shortest of these. */
export interface FoundGoal {
  goal: PositionGoal;
  solution: BattleAction[];
}

/** A goal with the estimated chance of the best plan that reaches it. */
interface ValuedGoal extends FoundGoal {
  value: number;
}

/** The goals that a turn can have, the ones with the best plans first. */
export function findGoals(rules: RuleSet, battle: Battle, { outcomes, states }: TurnOutcomes): FoundGoal[] {
  if (outcomes.some(({ wins }) => wins))
    return foundGoals(rules, battle, outcomes, [{ kind: "win" }], states);
  const foesLeft = [...new Set(outcomes.map(({ foes }) => foes))];
  const goals = foesLeft.flatMap((foes) =>
    foundGoals(rules, battle, outcomes, goalsWith(battle, foes), outcomes.length),
  );
  return goals.sort((one, other) => other.value - one.value);
}

/** The goals with so many enemies left at most, the one with most own creatures first. */
function goalsWith({ sides: [own, foe] }: Battle, foes: number): PositionGoal[] {
  const most = livingCount(own);
  if (foes >= livingCount(foe)) return [{ kind: "survive" }];
  return Array.from({ length: most }, (_, lost) => ({ kind: "lead", own: most - lost, foes }));
}

/**
 * The first of the goals that some plans reach whatever the enemy does, with the shortest of them; none if these are
 * many, differ, or are not sure: what is easier, more plans reach.
 */
function foundGoals(
  rules: RuleSet,
  battle: Battle,
  outcomes: readonly TurnOutcome[],
  goals: readonly PositionGoal[],
  plans: number,
): ValuedGoal[] {
  for (const goal of goals) {
    const reaching: TurnOutcome[] = [];
    for (const outcome of outcomes) {
      const { isHeld, isSure } = holdOf(rules, goal, battle, outcome);
      if (!isSure) return [];
      if (isHeld) reaching.push(outcome);
      if (reaching.length > MOST_REACHING * plans) return [];
    }
    if (reaching.length === 0) continue;
    const shortest = onlySolution(goal, reaching);
    if (shortest === null) return [];
    const value = Math.max(...reaching.map(({ estimate }) => estimate));
    return [{ goal, solution: actionsOf(shortest.state), value }];
  }
  return [];
}

/**
 * The shortest plan, if all others are essentially the same: they contain its actions, all but one at most; of a plan of
 * two actions both. Of plans that win, those with two actions more do not count. null if there is another way, or if it
 * is too short or too long.
 */
function onlySolution(goal: PositionGoal, reaching: readonly TurnOutcome[]): TurnOutcome | null {
  const [shortest] = [...reaching].sort(
    (one, other) => one.state.length - other.state.length || other.estimate - one.estimate,
  );
  if (!shortest) return null;
  const solution = actionsOf(shortest.state);
  if (solution.length < SHORTEST || solution.length > LONGEST) return null;
  const needed = solution.length === SHORTEST ? SHORTEST : solution.length - 1;
  const longest = goal.kind === "win" ? solution.length + 1 : LONGEST;
  const isOnly = reaching.every(
    ({ state }) => state.length > longest || sharedActions(solution, actionsOf(state)) >= needed,
  );
  return isOnly ? shortest : null;
}

function sharedActions(one: readonly BattleAction[], other: readonly BattleAction[]): number {
  const left = other.map(essence);
  let shared = 0;
  for (const action of one) {
    const at = left.indexOf(essence(action));
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return shared;
}

/** The action as a text; who uses a tool makes no difference. */
function essence(action: BattleAction): string {
  return actionRow(action.type === "useTool" ? { ...action, creatureId: "" } : action);
}
