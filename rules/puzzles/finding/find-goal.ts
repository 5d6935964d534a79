import type { BattleAction } from "../../battle/actions/action-rules.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { livingCount } from "../../battle/synergies/synergies.ts";
import type { PositionGoal } from "../position.ts";
import { actionRow } from "../position-row.ts";
import { actionsOf } from "./plan-search.ts";
import { reaches, type TurnOutcome } from "./turn-outcome.ts";
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

/** The goals that a turn can have, the ones with the best plans first. */
export function findGoals(battle: Battle, { outcomes, states }: TurnOutcomes): FoundGoal[] {
  const goals = goalsOf(battle, outcomes).flatMap((goal) => {
    const reaching = outcomes.filter((outcome) => reaches(goal, battle, outcome));
    const all = goal.kind === "win" ? states : outcomes.length;
    const solution = reaching.length <= MOST_REACHING * all ? onlySolution(goal, reaching) : null;
    const value = Math.max(...reaching.map(({ estimate }) => estimate));
    return solution === null ? [] : [{ goal, solution, value }];
  });
  return goals.sort((one, other) => other.value - one.value);
}

function goalsOf(battle: Battle, outcomes: readonly TurnOutcome[]): PositionGoal[] {
  if (outcomes.some(({ wins }) => wins)) return [{ kind: "win" }];
  const [own, foes] = [livingCount(battle.sides[0]), livingCount(battle.sides[1])];
  const pairs = new Map<string, PositionGoal>();
  for (const { own: ownLeft, foes: foesLeft, after } of outcomes) {
    if (after.winner === 1) continue;
    const isSurvival = ownLeft === own && foesLeft === foes;
    const goal: PositionGoal = isSurvival
      ? { kind: "survive" }
      : { kind: "lead", own: ownLeft, foes: foesLeft };
    if (isSurvival || foesLeft < foes) pairs.set(JSON.stringify(goal), goal);
  }
  return [...pairs.values()];
}

/**
 * The shortest plan, if all others are essentially the same: they contain its actions, all but one at most; of a plan of
 * two actions both. Of plans that win, those with two actions more do not count. null if there is another way, or if it
 * is too short or too long.
 */
function onlySolution(goal: PositionGoal, reaching: readonly TurnOutcome[]): BattleAction[] | null {
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
  return isOnly ? solution : null;
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
