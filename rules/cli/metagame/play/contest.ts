import type { Deck, Difficulty, RuleSet } from "../../../index.ts";
import type { SimulationPlan } from "../../../simulation/plan.ts";
import type { Policy } from "../../../simulation/players.ts";
import type { Comparison } from "../../../simulation/statistics/bradley-terry.ts";
import { type Interval, wilson } from "../../statistics/interval.ts";
import type { PlayedRun } from "../../workers/schedule.ts";
import type { Run } from "../../workers/worker-pool.ts";
import type { Entrant } from "../decks/decks.ts";
import type { Opposition } from "./best-response.ts";
import { addEntrant, keyOf, type Matchups, nashAverage, newMatchups, rateOf } from "./ratings.ts";

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

/** What a first side did in some battles. */
export interface Score {
  battles: number;
  wins: number;
  draws: number;
  /** Battles that were decided, and those of them that the side with the first turn won. */
  decided: number;
  firstWins: number;
}

/** What battles are played with. */
export interface Field {
  pool: { play(runs: readonly Run[]): Promise<readonly Pick<PlayedRun, "tally">[]> };
  rules: RuleSet;
  policy: Policy;
  seed: string;
  isStopped(): boolean;
  /** Called while battles are played, for the progress. */
  onBattles(battles: number): void;
}

/** A pairing that battles are added to. Both orders of two decks get the same seeds. */
export interface Lane {
  orders: readonly { sides: Sides; isReversed: boolean }[];
  score: Score;
}

type Sides = { mode: "pvp"; deck: Deck; enemy: Deck } | { mode: "ai"; difficulty: Difficulty; deck: Deck };

export function noScore(): Score {
  return { battles: 0, wins: 0, draws: 0, decided: 0, firstWins: 0 };
}

/** One deck against another, each in each place. */
export function duelLane(deck: Deck, enemy: Deck): Lane {
  return {
    orders: [
      { sides: { mode: "pvp", deck, enemy }, isReversed: false },
      { sides: { mode: "pvp", deck: enemy, enemy: deck }, isReversed: true },
    ],
    score: noScore(),
  };
}

/** A deck against the AI. */
export function levelLane(deck: Deck, difficulty: Difficulty): Lane {
  return { orders: [{ sides: { mode: "ai", difficulty, deck }, isReversed: false }], score: noScore() };
}

/** Won battles; a draw counts half. */
export function winsOf({ wins, draws }: Score): number {
  return wins + draws / 2;
}

/** Half the width of the 95 % range of a win rate. */
export function halfWidth(score: Score): number {
  const { low, high } = wilson(winsOf(score), score.battles);
  return (high - low) / 2;
}

const PART = 25;

/** Plays as many battles of each lane as `countOf` says; `round` gives them seeds of their own. */
export async function playLanes(
  field: Field,
  lanes: readonly Lane[],
  round: string,
  countOf: (lane: Lane) => number,
): Promise<void> {
  const { pool, rules, policy, seed } = field;
  const jobs = lanes.flatMap((lane) =>
    lane.orders.map((order) => ({ lane, order, battles: Math.ceil(countOf(lane) / lane.orders.length) })),
  );
  const played = await pool.play(
    jobs.map(({ order: { sides }, battles }) => ({
      rules,
      plan: { ...sides, policy, seed: `${seed}/${round}` } satisfies SimulationPlan,
      battles,
      partSize: PART,
      onPart: ({ tally }) => field.onBattles(tally.battles),
    })),
  );
  jobs.forEach(({ lane: { score }, order: { isReversed } }, index) => {
    const tally = played[index]?.tally;
    if (!tally) return;
    score.battles += tally.battles;
    score.wins += isReversed ? tally.losses : tally.wins;
    score.draws += tally.draws;
    score.decided += tally.decided;
    score.firstWins += tally.firstWins;
  });
}

const FIRST = 100;
const FEWEST = 50;
const Z_95 = 1.96;
/** Rates nearer to 0 or 1 are treated as these when the missing battles are estimated. */
const NEAREST = 0.05;

/**
 * Plays lanes until the 95 % range of each win rate is at most `precision` to either side, with at most `most` battles
 * of each. Lanes with a clear winner need fewest.
 */
export async function playUntilPrecise(
  field: Field,
  lanes: readonly Lane[],
  round: string,
  { precision, most }: { precision: number; most: number },
): Promise<void> {
  for (let wave = 1; ; wave++) {
    const open = lanes.filter(({ score }) => score.battles < most && halfWidth(score) > precision);
    if (open.length === 0 || field.isStopped()) return;
    await playLanes(field, open, `${round}/${wave}`, ({ score }) => {
      const missing =
        score.battles === 0 ? FIRST : Math.max(FEWEST, neededFor(score, precision) - score.battles);
      return Math.min(missing, most - score.battles);
    });
  }
}

function neededFor(score: Score, precision: number): number {
  const rate = Math.min(Math.max(winsOf(score) / score.battles, NEAREST), 1 - NEAREST);
  return Math.ceil(rate * (1 - rate) * (Z_95 / precision) ** 2);
}
