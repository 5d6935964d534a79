import type { Difficulty } from "../../../index.ts";
import type { Comparison } from "../../../simulation/statistics/bradley-terry.ts";
import { type Interval, wilson } from "../../statistics/interval.ts";
import type { Entrant } from "../decks/decks.ts";
import type { Opposition } from "./best-response.ts";
import { duelLane, type Lane, levelLane, winsOf } from "./lane.ts";
import { addEntrant, keyOf, type Matchups, nashAverage, newMatchups, rateOf } from "./matchups.ts";

/** Decks that are compared: all against all, or each against a difficulty. */
export interface Contest {
  entrants: readonly Entrant[];
  add(entrant: Entrant): void;
  lanes(): Lane[];
  /** How much a deck wins against the field: all other decks alike, or the difficulty. */
  fieldRate(index: number): Interval;
  /** Whom a deck has to beat: the decks in their shares of the equilibrium, or the difficulty. */
  opposition(): Opposition;
  /** The battles of every lane, with one feature for each deck. */
  comparisons(): Comparison[];
  /** The matchups, or null against a difficulty. */
  matchups: Matchups | null;
  /** The same contest with other decks in the place of some: lanes between unchanged decks keep their battles. */
  replacing(deckOf: (entrant: Entrant) => Entrant): Contest;
  /** The same decks with nothing played. */
  fresh(): Contest;
}

export function duelContest(matchups: Matchups = newMatchups()): Contest {
  const { entrants, lanes } = matchups;
  return {
    entrants,
    matchups,
    add: (entrant) => addEntrant(matchups, entrant),
    lanes: () => [...lanes.values()],
    fieldRate: (index) => fieldRate(matchups, index),
    opposition: () => ({
      weights: nashAverage(matchups).shares,
      lanesOf: (deck) => entrants.map((other) => duelLane(deck, other.deck)),
    }),
    comparisons: () =>
      pairsOf(entrants.length).map(([one, other]) => ({
        features: entrants.map((_, index) => (index === one ? 1 : index === other ? -1 : 0)),
        ...countsOf(lanes.get(keyOf(one, other))),
      })),
    replacing(deckOf) {
      const changed = newMatchups();
      for (const entrant of entrants) addEntrant(changed, deckOf(entrant));
      for (const [one, other] of pairsOf(entrants.length)) {
        const isSame = entrants[one] === changed.entrants[one] && entrants[other] === changed.entrants[other];
        const lane = lanes.get(keyOf(one, other));
        if (isSame && lane) changed.lanes.set(keyOf(one, other), lane);
      }
      return duelContest(changed);
    },
    fresh() {
      const same = newMatchups();
      for (const entrant of entrants) addEntrant(same, entrant);
      return duelContest(same);
    },
  };
}

export function levelContest(difficulty: Difficulty, entrants: Entrant[] = [], lanes: Lane[] = []): Contest {
  return {
    entrants,
    matchups: null,
    add(entrant) {
      entrants.push(entrant);
      lanes.push(levelLane(entrant.deck, difficulty));
    },
    lanes: () => [...lanes],
    fieldRate: (index) => {
      const { wins, battles } = countsOf(lanes[index]);
      return wilson(wins, battles);
    },
    opposition: () => ({ weights: [1], lanesOf: (deck) => [levelLane(deck, difficulty)] }),
    // The difficulty is the even opponent of every deck.
    comparisons: () =>
      entrants.map((_, own) => ({
        features: entrants.map((__, index) => (index === own ? 1 : 0)),
        ...countsOf(lanes[own]),
      })),
    replacing(deckOf) {
      const changed = entrants.map(deckOf);
      const kept = changed.map((entrant, index) => {
        const lane = lanes[index];
        return lane && entrant === entrants[index] ? lane : levelLane(entrant.deck, difficulty);
      });
      return levelContest(difficulty, changed, kept);
    },
    fresh: () =>
      levelContest(
        difficulty,
        [...entrants],
        entrants.map(({ deck }) => levelLane(deck, difficulty)),
      ),
  };
}

/** A contest of the decks' own mode. */
export function newContest(difficulty: Difficulty | null): Contest {
  return difficulty === null ? duelContest() : levelContest(difficulty);
}

function countsOf(lane: Lane | undefined): { battles: number; wins: number } {
  return lane ? { battles: lane.score.battles, wins: winsOf(lane.score) } : { battles: 0, wins: 0 };
}

function pairsOf(count: number): [number, number][] {
  return Array.from({ length: count }, (_, other) =>
    Array.from({ length: other }, (__, one): [number, number] => [one, other]),
  ).flat();
}

/** The mean of the win rates against all others, with the range of a mean of independent shares. */
function fieldRate(matchups: Matchups, index: number): Interval {
  const others = matchups.entrants.map((_, other) => other).filter((other) => other !== index);
  let sum = 0;
  let variance = 0;
  for (const other of others) {
    const { score } = matchups.lanes.get(keyOf(index, other)) ?? {};
    const { low, high } = wilson(score ? winsOf(score) : 0, score?.battles ?? 0);
    sum += rateOf(matchups, index, other);
    variance += ((high - low) / 2) ** 2;
  }
  const count = Math.max(others.length, 1);
  const value = others.length === 0 ? 0.5 : sum / count;
  const half = Math.sqrt(variance) / count;
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}
