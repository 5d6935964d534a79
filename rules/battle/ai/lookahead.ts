import { perform } from "../apply-action.ts";
import { type RandomState, roll } from "../random/generator.ts";
import type { BattleAction } from "../state/action.ts";
import { rankCandidates } from "./candidates.ts";
import { imaginedBattle } from "./imagined-battle.ts";
import { chanceToAct } from "./multi-action.ts";
import { newOutlook, type Outlook, survey } from "./outlook.ts";
import { actionOf, type Candidate, clearShortlist, newShortlist, type Shortlist } from "./shortlist.ts";

const TWO_TO_32 = 4_294_967_296;

let favourites: Shortlist = newShortlist(1);
let ahead: Outlook | null = null;
const next = newShortlist(1);

/**
 * The best of the favourites by what they lead to: each is really played on a copy with sampled dice, and the
 * rest of the own turn after it greedily, `style.depth` actions in all (`GAP-34`, level 5).
 */
export function bestByLookahead(outlook: Outlook, dice: RandomState): Candidate {
  const { lookaheadWidth } = outlook.rules.ai;
  if (favourites.places.length !== lookaheadWidth) favourites = newShortlist(lookaheadWidth);
  clearShortlist(favourites);
  rankCandidates(outlook, favourites);
  let best = favourites.places[0] as Candidate;
  if (favourites.filled === 1) return best;
  const sample = sampledDice(dice);
  let highest = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < favourites.filled; place++) {
    const candidate = favourites.places[place] as Candidate;
    const score = candidate.score + scoreAhead(outlook, actionOf(candidate), sample);
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

/** What can still be done this turn after an action, each further action counting less and by its chance. */
export function scoreAhead(
  { rules, battle, side, style }: Outlook,
  first: BattleAction,
  sample: RandomState,
): number {
  if (first.type === "endTurn") return 0;
  const imagined = imaginedBattle(battle, side, sample);
  const { random } = imagined;
  perform(rules, imagined, side, first, null);
  let sum = 0;
  let weight = 1;
  for (let ply = 1; ply < style.depth && imagined.winner === null; ply++) {
    weight *= rules.ai.scores.lookaheadDiscount * Math.min(chanceToAct(rules, imagined, side, style), 1);
    if (weight === 0) break;
    ahead ??= newOutlook(rules, imagined, side, style);
    survey(ahead, rules, imagined, side, style, random);
    clearShortlist(next);
    rankCandidates(ahead, next);
    const follow = next.places[0] as Candidate;
    if (follow.type === "endTurn") break;
    sum += weight * follow.score;
    perform(rules, imagined, side, actionOf(follow), null);
  }
  return sum;
}
