import type { Entrant } from "../decks/decks.ts";
import { gainsAgainst, nashOf } from "../math/math.ts";
import { duelLane, type Lane, winsOf } from "./lane.ts";

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
