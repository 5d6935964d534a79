import { type Deck, newRandom, type RuleSet } from "../../../index.ts";
import { type Interval, wilson } from "../../statistics/interval.ts";
import { type DeckShape, mutated } from "../decks/decks.ts";
import type { Opposition } from "./contest.ts";
import { type Field, type Lane, playLanes, winsOf } from "./lane.ts";

export interface Response {
  deck: Deck;
  /** Win rate in battles that the search did not see. */
  rate: Interval;
  battles: number;
}

const CANDIDATES = 24;
const STEPS = 4;
/** Halving: how many candidates play how many further battles. */
const HEATS = [
  { keep: CANDIDATES, battles: 40 },
  { keep: 8, battles: 80 },
  { keep: 3, battles: 160 },
] as const;
const FINAL = 600;
/** Opponents that count less are left out of the search. */
const SMALLEST_WEIGHT = 0.02;

/** Battles that one search plays, about. */
export const SEARCH_BATTLES =
  STEPS * HEATS.reduce((sum, { keep, battles }) => sum + keep * battles, 0) + FINAL;

/**
 * Looks for the deck that wins most against an opposition: from a good deck on, changes it at random, lets the changed
 * ones play the same battles, halves them three times, and goes on from the best.
 */
export async function bestResponse(
  field: Field,
  rules: RuleSet,
  shape: DeckShape,
  start: Deck,
  opposition: Opposition,
  round: string,
): Promise<Response> {
  const random = newRandom(`${field.seed}/${round}`);
  const bestFirst = (one: { lanes: Lane[] }, other: { lanes: Lane[] }) =>
    rateAgainst(other.lanes, opposition) - rateAgainst(one.lanes, opposition);
  let best = start;
  let battles = 0;
  for (let step = 1; step <= STEPS && !field.isStopped(); step++) {
    let candidates = [
      best,
      ...Array.from({ length: CANDIDATES - 1 }, () => mutated(rules, shape, best, random)),
    ].map((deck) => ({ deck, lanes: opposition.lanesOf(deck) }));
    for (const [heat, { keep, battles: each }] of HEATS.entries()) {
      candidates = candidates.sort(bestFirst).slice(0, keep);
      battles += await playWeighted(field, candidates, opposition, `${round}/${step}/${heat}`, each);
    }
    best = candidates.sort(bestFirst)[0]?.deck ?? best;
  }
  const last = { deck: best, lanes: opposition.lanesOf(best) };
  battles += await playWeighted(field, [last], opposition, `${round}/final`, FINAL);
  return { deck: best, rate: intervalAgainst(last.lanes, opposition), battles };
}

async function playWeighted(
  field: Field,
  candidates: readonly { lanes: Lane[] }[],
  { weights }: Opposition,
  round: string,
  each: number,
): Promise<number> {
  const shares = new Map<Lane, number>();
  for (const { lanes } of candidates)
    lanes.forEach((lane, index) => {
      const weight = weights[index] ?? 0;
      if (weight >= SMALLEST_WEIGHT) shares.set(lane, Math.ceil(each * weight));
    });
  await playLanes(field, [...shares.keys()], round, (lane) => shares.get(lane) ?? 0);
  return [...shares.values()].reduce((sum, share) => sum + share, 0);
}

function rateAgainst(lanes: readonly Lane[], { weights }: Opposition): number {
  let wins = 0;
  let whole = 0;
  lanes.forEach(({ score }, index) => {
    if (score.battles === 0) return;
    const weight = weights[index] ?? 0;
    wins += (weight * winsOf(score)) / score.battles;
    whole += weight;
  });
  return whole === 0 ? 0.5 : wins / whole;
}

function intervalAgainst(lanes: readonly Lane[], opposition: Opposition): Interval {
  const battles = lanes.reduce((sum, { score }) => sum + score.battles, 0);
  return wilson(rateAgainst(lanes, opposition) * battles, battles);
}
