import { type ActionType, ruleOf } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import { type RandomState, roll } from "../state/random.ts";
import { type ActionCandidate, actionOf, rankCandidates } from "./candidates.ts";
import { imagineCard, imaginedBattle } from "./copy-for-lookahead.ts";
import { evaluatePosition } from "./evaluate-position.ts";
import { chanceToAct } from "./multi-action.ts";
import type { Outlook } from "./outlook.ts";
import { newShortlist } from "./shortlist.ts";
import { survey } from "./survey.ts";

const TWO_TO_32 = 4_294_967_296;

/** A buffer that every action played ahead overwrites. */
const damage: number[] = [];

/**
 * Returns the candidate that leads to the best position. Each of the highest scored ones is played on a copy of the
 * battle with sampled dice, followed by the rest of the own turn, always with the best next action: `style.depth`
 * actions in all. Played from AI level 5 on (`GAP-34`).
 */
export function bestByLookahead(outlook: Outlook, dice: RandomState): ActionCandidate {
  const { lookaheadWidth } = outlook.rules.ai;
  const favourites = newShortlist<ActionType>(lookaheadWidth);
  rankCandidates(outlook, favourites);
  let best = favourites.candidates[0] as ActionCandidate;
  if (favourites.filled === 1) return best;
  const sample = sampledDice(dice);
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < favourites.filled; index++) {
    const candidate = favourites.candidates[index] as ActionCandidate;
    // Candidates that score below ending the turn are not worth playing.
    if (candidate.score < outlook.rules.ai.scores.endTurn) break;
    const score = candidate.score + scoreAhead(outlook, candidate, sample);
    if (score > highest) {
      highest = score;
      best = candidate;
    }
  }
  return best;
}

/** The same rolls for every candidate of a decision, so that no candidate has better luck than another. */
export function sampledDice(dice: RandomState): RandomState {
  return { a: word(dice), b: word(dice), c: word(dice), counter: 1 };
}

function word(dice: RandomState): number {
  return Math.floor(roll(dice) * TWO_TO_32) | 0;
}

/**
 * Returns by how much playing ahead improves the side's position: the action itself, then the rest of the own turn,
 * always with the best next action. Each further action is weighted by a discount and by its chance to happen.
 */
export function scoreAhead(
  { rules, battle, side, style }: Outlook,
  first: ActionCandidate,
  sample: RandomState,
): number {
  const imagined = imaginedBattle(battle, side, sample);
  const { random } = imagined;
  let before = evaluatePosition(rules, battle, side);
  let step: ActionCandidate = first;
  let sum = 0;
  let weight = 1;
  for (let ply = 1; step.type !== "endTurn"; ply++) {
    const rule = ruleOf(step.type);
    const later = rule.worthLater(step);
    if (rule.takenBy === "card") imagineCard(imagined.sides[side].hand, step.actor);
    perform(rules, imagined, side, actionOf(step), null);
    const after = evaluatePosition(rules, imagined, side);
    sum += weight * (after - before + later);
    before = after;
    if (ply >= style.depth || imagined.winner !== null) break;
    weight *= rules.ai.scores.lookaheadDiscount * Math.min(chanceToAct(rules, imagined, side, style), 1);
    if (weight === 0) break;
    const next = newShortlist<ActionType>(1);
    rankCandidates(survey(rules, imagined, side, style, random, damage), next);
    step = next.candidates[0] as ActionCandidate;
  }
  return sum;
}
