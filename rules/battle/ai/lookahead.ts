import { ruleOf } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import { type RandomState, roll } from "../state/random.ts";
import { actionOf, rankCandidates } from "./candidates.ts";
import { imagineCard, imaginedBattle } from "./copy-for-lookahead.ts";
import { evaluatePosition } from "./evaluate-position.ts";
import { chanceToAct } from "./multi-action.ts";
import type { Outlook } from "./outlook.ts";
import { type Candidate, newShortlist } from "./shortlist.ts";
import { survey } from "./survey.ts";

const TWO_TO_32 = 4_294_967_296;

/** Written over by every action played ahead. */
const damage: number[] = [];

/**
 * The best of the favourites by what they lead to: each is really played on a copy with sampled dice, and the
 * rest of the own turn after it greedily, `style.depth` actions in all (`GAP-34`, level 5).
 */
export function bestByLookahead(outlook: Outlook, dice: RandomState): Candidate {
  const { lookaheadWidth } = outlook.rules.ai;
  const favourites = newShortlist(lookaheadWidth);
  rankCandidates(outlook, favourites);
  let best = favourites.candidates[0] as Candidate;
  if (favourites.filled === 1) return best;
  const sample = sampledDice(dice);
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < favourites.filled; index++) {
    const candidate = favourites.candidates[index] as Candidate;
    // Below the end of the turn nothing speaks for an action, so it is not worth playing.
    if (candidate.score < outlook.rules.ai.scores.endTurn) break;
    const score = candidate.score + scoreAhead(outlook, candidate, sample);
    if (score > highest) {
      highest = score;
      best = candidate;
    }
  }
  return best;
}

/** The same rolls for every candidate of a decision, so that none is only luckier than another. */
export function sampledDice(dice: RandomState): RandomState {
  return { a: word(dice), b: word(dice), c: word(dice), counter: 1 };
}

function word(dice: RandomState): number {
  return Math.floor(roll(dice) * TWO_TO_32) | 0;
}

/**
 * How much better the side stands at the end of what is played ahead: the action itself, then the rest of the
 * own turn greedily, each further action counting less and by its chance.
 */
export function scoreAhead(
  { rules, battle, side, style }: Outlook,
  first: Candidate,
  sample: RandomState,
): number {
  const imagined = imaginedBattle(battle, side, sample);
  const { random } = imagined;
  let before = evaluatePosition(rules, battle, side);
  let step: Candidate = first;
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
    const next = newShortlist(1);
    rankCandidates(survey(rules, imagined, side, style, random, damage), next);
    step = next.candidates[0] as Candidate;
  }
  return sum;
}
