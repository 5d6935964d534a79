import type { Deck, Difficulty, RuleSet } from "../../../index.ts";
import type { SimulationPlan } from "../../../simulation/plan.ts";
import type { Policy } from "../../../simulation/players.ts";
import { wilson, Z_95 } from "../../statistics/interval.ts";
import type { PlayedRun } from "../../workers/schedule.ts";
import type { Run } from "../../workers/worker-pool.ts";

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
/** Rates nearer to 0 or 1 are treated as these when the missing battles are estimated. */
const NEAREST = 0.05;

/** How narrow the 95 % range of each win rate should be to either side, and the most battles of a lane. */
export interface Precision {
  precision: number;
  most: number;
}

/** Plays all lanes of a contest until they are precise. Those with a clear winner need fewest battles. */
export async function playUntilPrecise(
  field: Field,
  { lanes }: { lanes: ReadonlyMap<string, Lane> },
  round: string,
  { precision, most }: Precision,
): Promise<void> {
  for (let wave = 1; ; wave++) {
    const open = [...lanes.values()].filter(
      ({ score }) => score.battles < most && halfWidth(score) > precision,
    );
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
