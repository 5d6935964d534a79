import type { Deck, Difficulty } from "../../../index.ts";
import type { Comparison } from "../../../simulation/statistics/bradley-terry.ts";
import { type Interval, wilson } from "../../statistics/interval.ts";
import type { Entrant } from "../decks/decks.ts";
import { gainsAgainst, nashOf } from "../math/math.ts";
import { duelLane, halfWidth, type Lane, levelLane, winsOf } from "./lane.ts";

/** Decks that are compared: all against all, or each against a difficulty. */
export interface Contest {
  /** null: all against all. */
  difficulty: Difficulty | null;
  entrants: Entrant[];
  /** By the places of their two decks (`keyOf`); the lane of a deck against a difficulty has its place twice. */
  lanes: Map<string, Lane>;
}

export function newContest(difficulty: Difficulty | null, entrants: readonly Entrant[] = []): Contest {
  const contest: Contest = { difficulty, entrants: [], lanes: new Map() };
  for (const entrant of entrants) addEntrant(contest, entrant);
  return contest;
}

/** Adds a deck with its lanes against all others, or with that against the difficulty. */
export function addEntrant({ difficulty, entrants, lanes }: Contest, entrant: Entrant): void {
  const own = entrants.push(entrant) - 1;
  if (difficulty !== null) lanes.set(keyOf(own, own), levelLane(entrant.deck, difficulty));
  else
    entrants.slice(0, own).forEach((other, place) => {
      lanes.set(keyOf(place, own), duelLane(other.deck, entrant.deck));
    });
}

/** The same contest with other decks in the place of some: lanes between unchanged decks keep their battles. */
export function replacing(contest: Contest, deckOf: (entrant: Entrant) => Entrant): Contest {
  const changed = newContest(contest.difficulty, contest.entrants.map(deckOf));
  const isSame = (place: number) => contest.entrants[place] === changed.entrants[place];
  for (const [key, lane] of contest.lanes) if (placesIn(key).every(isSame)) changed.lanes.set(key, lane);
  return changed;
}

export function keyOf(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

function placesIn(key: string): number[] {
  return key.split("-").map(Number);
}

/** The battles of every lane, with one feature for each deck; a difficulty is the even opponent of all. */
export function comparisonsOf({ entrants, lanes }: Contest): Comparison[] {
  return [...lanes].map(([key, { score }]) => {
    const [one, other] = placesIn(key);
    const features = entrants.map((_, index) => (index === one ? 1 : index === other ? -1 : 0));
    return { features, battles: score.battles, wins: winsOf(score) };
  });
}

/** The share of battles that `own` wins against `other`: one half against itself and where nothing was played. */
export function rateOf({ lanes }: Contest, own: number, other: number): number {
  const score = lanes.get(keyOf(own, other))?.score;
  if (own === other || !score || score.battles === 0) return 0.5;
  const rate = winsOf(score) / score.battles;
  return own < other ? rate : 1 - rate;
}

/** How often each deck is chosen in equilibrium, and what each wins against such a field. */
export function nashAverage(contest: Contest): { shares: number[]; rates: number[] } {
  const { entrants } = contest;
  const payoff = entrants.map((_, own) => entrants.map((__, other) => rateOf(contest, own, other) - 0.5));
  const shares = nashOf(payoff);
  return { shares, rates: gainsAgainst(payoff, shares).map((gain) => gain + 0.5) };
}

/** How much a deck wins against the difficulty, or in the mean of its win rates against all other decks. */
export function fieldRate(contest: Contest, own: number): Interval {
  const { difficulty, entrants, lanes } = contest;
  const scoreAgainst = (other: number) => lanes.get(keyOf(own, other))?.score;
  if (difficulty !== null) {
    const score = scoreAgainst(own);
    return wilson(score ? winsOf(score) : 0, score?.battles ?? 0);
  }
  const others = entrants.map((_, other) => other).filter((other) => other !== own);
  let sum = 0;
  let variance = 0;
  for (const other of others) {
    const score = scoreAgainst(other);
    sum += rateOf(contest, own, other);
    variance += (score ? halfWidth(score) : 0.5) ** 2;
  }
  const count = Math.max(others.length, 1);
  const value = others.length === 0 ? 0.5 : sum / count;
  // The range of a mean of independent shares.
  const half = Math.sqrt(variance) / count;
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}

/** All decks with what they win against the field, the best first. */
export function rankedDecks(contest: Contest): { entrant: Entrant; index: number; field: Interval }[] {
  return contest.entrants
    .map((entrant, index) => ({ entrant, index, field: fieldRate(contest, index) }))
    .sort((one, other) => other.field.value - one.field.value);
}

/** The opponents of a search: how a deck is played against each, and how much each counts. */
export interface Opposition {
  weights: readonly number[];
  lanesOf(deck: Deck): Lane[];
}

/** Whom a deck has to beat: the decks in their shares of the equilibrium, or the difficulty. */
export function oppositionOf(contest: Contest): Opposition {
  const { difficulty, entrants } = contest;
  return difficulty === null
    ? {
        weights: nashAverage(contest).shares,
        lanesOf: (deck) => entrants.map((other) => duelLane(deck, other.deck)),
      }
    : { weights: [1], lanesOf: (deck) => [levelLane(deck, difficulty)] };
}
