import { perform } from "../../battle/actions/apply-action.ts";
import type { Battle } from "../../battle/state/battle.ts";
import { cloneBattle } from "../../battle/state/clone-battle.ts";
import { newRandom, type RandomState } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { judgeTurn } from "../judge-try.ts";
import { distinctActions } from "../plan.ts";
import type { Position, Question } from "../position.ts";
import { type FoundGoal, findGoals } from "./find-goal.ts";
import { fullTurn, mostDamageFirst, type ObviousPlay, plainTurns, scriptedTurn } from "./obvious-plays.ts";
import { playedChance } from "./played-on.ts";
import type { SourceTurn } from "./source-battle.ts";
import { themeOf } from "./theme.ts";
import { outcomeOf } from "./turn-outcome.ts";
import { CHECKING, type Effort, leadOfGoal, turnOutcomes } from "./weigh-turn.ts";

/** Estimated chances after a plain play that leave no room for a plan that is clearly better, and that surely do. */
const [SURELY_GOOD, SURELY_NOT_GOOD] = [0.95, 0.4];

/** Creatures on a field, cards in a hand, and items that a phone shows at once. */
const MOST_ON_FIELD = 4;
const MOST_IN_HAND = 3;
const LEAST_ENERGY = 4;
/** Actions to choose the first from. */
const MOST_CHOICES = 18;
/** Playings that are all won after a play that is good already. */
const FEW_PLAYINGS = 5;

const [EASIEST, HARDEST] = [800, 2400];
/** Points for each action of the solution, for each time that there are twice as many states, and what `full` misses. */
const POINTS = { action: 90, doubling: 70, missedByFull: 220 };

/** A position without its number. */
export type FoundPosition = Omit<Position, "id">;

/**
 * The position that a turn of a played battle is, or null: one turn is clearly best, and neither the most damaging attack
 * first nor a plain script finds it (`GAP-74`).
 * @param rules the rules of positions
 * @param word other words give other dice
 * @param chances the same rules with chance, by which turns are played on to the end
 */
export function findPosition(
  rules: RuleSet,
  chances: RuleSet,
  { setup, actions, battle }: SourceTurn,
  effort: Effort,
  word = "find",
): FoundPosition | null {
  if (!isReadable(rules, battle)) return null;
  const quick = [mostDamageFirst(rules, battle), scriptedTurn(rules, battle)];
  const quickDice = newRandom(`${setup.seed}|${actions.length}|quick`);
  if (quick.some((play) => isGoodAlready(rules, chances, battle, play, quickDice))) return null;
  const turn = turnOutcomes(rules, battle, effort);
  if (turn === null) return null;
  const dice = newRandom(`${setup.seed}|${actions.length}|${word}`);
  for (const { goal, solution } of findGoals(rules, battle, turn)) {
    const question = { goal, answers: goal.kind === "win" ? 0 : CHECKING.answers };
    if (quick.some((play) => isReached(rules, battle, question, play))) continue;
    const { lead } = leadOfGoal(rules, chances, battle, goal, turn.outcomes, effort, dice);
    if (lead < effort.clearLead) continue;
    const plain = plainTurns(rules, battle);
    if (plain.some((play) => isReached(rules, battle, question, play))) continue;
    const position = {
      ...question,
      setup,
      actions,
      solution,
      obvious: plain.find(({ actions: tried }) => tried.length > 0)?.actions ?? [],
    };
    const theme = themeOf(rules, battle, position);
    const isFoundByFull = isReached(rules, battle, question, fullTurn(rules, battle));
    const difficulty = difficultyOf({ solution, states: turn.states, isFoundByFull });
    return { ...position, theme, difficulty };
  }
  return null;
}

function isReached(rules: RuleSet, battle: Battle, question: Question, { actions }: ObviousPlay): boolean {
  const judged = judgeTurn(rules, battle, question, actions);
  return judged.ok && judged.reached;
}

/** Whether a plain play wins so often that no other can be clearly better; by the estimate where that is clear. */
function isGoodAlready(
  rules: RuleSet,
  chances: RuleSet,
  battle: Battle,
  { actions }: ObviousPlay,
  dice: RandomState,
): boolean {
  const played = cloneBattle(battle);
  for (const action of actions) perform(rules, played, 0, action, null);
  const outcome = outcomeOf(
    rules,
    { before: null, action: null, length: actions.length, battle: played },
    { states: 0, last: [] },
  );
  if (outcome.estimate > SURELY_GOOD || outcome.estimate < SURELY_NOT_GOOD)
    return outcome.estimate > SURELY_GOOD;
  for (let playing = 0; playing < FEW_PLAYINGS; playing++)
    if (playedChance(rules, chances, outcome, 1, dice) < 1) return false;
  return true;
}

function isReadable(rules: RuleSet, battle: Battle): boolean {
  const [own, foe] = battle.sides;
  if (own.field.length === 0 || foe.field.length === 0 || own.energy < LEAST_ENERGY) return false;
  const { sides } = battle;
  const fits = sides.every(({ field, hand }) => field.length <= MOST_ON_FIELD && hand.length <= MOST_IN_HAND);
  return fits && distinctActions(rules, battle, 0).length <= MOST_CHOICES;
}

/**
 * Where the rating of a position begins: more for a longer solution, for more to think about, and if the game's best
 * player misses it. A guess, which ratings by play correct (`GAP-74`).
 */
export function difficultyOf({
  solution,
  states,
  isFoundByFull,
}: Pick<FoundGoal, "solution"> & { states: number; isFoundByFull: boolean }): number {
  let doublings = 0;
  for (let reached = 1; reached * 2 <= states; reached *= 2) doublings += 1;
  const points =
    EASIEST +
    (solution.length - 2) * POINTS.action +
    Math.max(0, doublings - 3) * POINTS.doubling +
    (isFoundByFull ? 0 : POINTS.missedByFull);
  return Math.min(points, HARDEST);
}
