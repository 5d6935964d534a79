import type { RuleSet } from "../../../index.ts";
import { chanceOf, fitStrengths, strengthWithin } from "../../../simulation/statistics/bradley-terry.ts";
import type { Interval } from "../../statistics/interval.ts";
import { numbersBelow } from "../../tune/space/space.ts";
import { allNames, type Entrant, ITEM_KINDS, type ItemKind, namesIn } from "../decks/decks.ts";
import { gainsAgainst, nashOf, ridgeStrengths } from "../math/math.ts";
import { type Contest, duelLane, type Lane, winsOf } from "./contest.ts";
import type { ItemResult } from "./metagame-result.ts";

/** All decks against all: one lane for each pair, the earlier deck first. */
export interface Matchups {
  entrants: Entrant[];
  lanes: Map<string, Lane>;
}

export function newMatchups(): Matchups {
  return { entrants: [], lanes: new Map() };
}

/** Adds a deck with its lanes against all others. */
export function addEntrant({ entrants, lanes }: Matchups, entrant: Entrant): void {
  const index = entrants.length;
  entrants.push(entrant);
  entrants.slice(0, index).forEach((other, place) => {
    lanes.set(keyOf(place, index), duelLane(other.deck, entrant.deck));
  });
}

export function keyOf(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/** The share of battles that `own` wins against `other`: one half against itself and where nothing was played. */
export function rateOf({ lanes }: Matchups, own: number, other: number): number {
  const score = lanes.get(keyOf(own, other))?.score;
  if (own === other || !score || score.battles === 0) return 0.5;
  const rate = winsOf(score) / score.battles;
  return own < other ? rate : 1 - rate;
}

/** What each deck gains from each other: its win rate less one half. Antisymmetric. */
export function payoffOf(matchups: Matchups): number[][] {
  const { entrants } = matchups;
  return entrants.map((_, own) => entrants.map((__, other) => rateOf(matchups, own, other) - 0.5));
}

/** How often each deck is chosen in equilibrium, and what each wins against such a field. */
export function nashAverage(matchups: Matchups): { shares: number[]; rates: number[] } {
  const payoff = payoffOf(matchups);
  const shares = nashOf(payoff);
  return { shares, rates: gainsAgainst(payoff, shares).map((gain) => gain + 0.5) };
}

const Z_95 = 1.96;
/** Elo points of one logit: 400 points are odds of ten to one. */
const ELO_POINTS = 400 / Math.LN10;

/** The Elo ratings of all decks, `mean` in the mean. */
export function deckRatings(contest: Contest, mean: number): Interval[] {
  const strengths = fitStrengths(contest.comparisons());
  const all = contest.entrants.map((_, index) => index);
  return all.map((index) =>
    rangeOf(strengthWithin(strengths, index, all), (logits) => mean + ELO_POINTS * logits),
  );
}

/**
 * What each species, tool and spell is worth: a deck's strength is taken as the sum of its items and a rest of its own.
 */
export function itemRatings(rules: RuleSet, contest: Contest): ItemResult[] {
  const items = ITEM_KINDS.flatMap((kind) => allNames(rules, kind).map((name) => ({ kind, name })));
  const strengths = ridgeStrengths(
    contest.entrants.map((entrant) => items.map((item) => copiesIn(entrant, item))),
    fitStrengths(contest.comparisons()).values,
  );
  const results = items.flatMap(({ kind, name }, index) => {
    const decks = contest.entrants.filter((entrant) => copiesIn(entrant, { kind, name }) > 0).length;
    if (decks === 0) return [];
    const group = items.flatMap((item, place) => (item.kind === kind ? [place] : []));
    const strength = strengthWithin(strengths, index, group);
    return [
      {
        kind,
        name,
        decks,
        elo: rangeOf(strength, (logits) => ELO_POINTS * logits),
        points: rangeOf(strength, (logits) => chanceOf(logits) - 0.5),
        keys: numbersBelow(rules[kind][name], `${kind}.${name}`),
      },
    ];
  });
  return results.sort((one, other) => other.points.value - one.points.value);
}

function copiesIn({ deck }: Entrant, { kind, name }: { kind: ItemKind; name: string }): number {
  return namesIn(deck, kind).filter((one) => one === name).length;
}

function rangeOf(
  { value, error }: { value: number; error: number },
  scale: (logits: number) => number,
): Interval {
  return { value: scale(value), low: scale(value - Z_95 * error), high: scale(value + Z_95 * error) };
}
