import { newRandom } from "../../../battle/state/random.ts";
import type { Policy } from "../../../simulation/players.ts";
import type { Point } from "../space/space.ts";
import { cmaEs } from "./cma-es.ts";
import { latinHypercube, type Problem, race, raceCost } from "./problem.ts";

export interface SearchOrder {
  seed: string;
  /** Battles in each place that the whole search may play. */
  battles: number;
  /** The policy of the first race, and that of everything after it. */
  scout: Policy;
  policy: Policy;
}

/** Where a search is: for its display, and for what is kept when it is interrupted. */
export interface Progress {
  stage: "scouting" | "comparing policies" | "climbing" | "final race";
  best: Point;
  loss: number;
}

/** The loss of a point under both policies. */
export interface Agreement {
  point: Point;
  scout: number;
  policy: number;
}

export interface Found {
  best: Point;
  /** Points whose losses under both policies were compared; empty if there is one policy. */
  agreement: Agreement[];
}

/** Battles in each place that a point plays at first. */
export const FIRST_BATTLES = 20;
/** The least battles in each place that a search needs for all its stages. */
export const LEAST_BATTLES = 200;
/** Shares of the battles; what is left goes to the climb. */
const SCOUTING = 0.25;
const COMPARING = 0.1;
const FINAL = 0.2;
/** How far every second point of the first race is from the present rules, as a share of the way to an even one. */
const NEAR = 0.4;
/** Points from good to bad that play under both policies, besides the winners of the first race. */
const COMPARED = 6;
/** Points that win the first race, and late guesses of the climb that go into the last one. */
const KEPT = 3;
/** Battles of a point in the climb, as multiples of the first, in its three thirds: differences get smaller. */
const CLIMB = [1, 2, 4] as const;

/**
 * Searches in stages. A race of points, half of them evenly spread, finds the right region; the evolution strategy
 * climbs from its winner; a last race on new battles decides between what all stages found and the rules as they are.
 */
export async function search<Sample>(
  problem: Problem<Sample>,
  order: SearchOrder,
  onProgress: (progress: Progress) => void,
): Promise<Found> {
  const { seed, battles, scout, policy } = order;
  const { winners, all } = await scouting(problem, order, onProgress);
  const agreement =
    scout === policy ? [] : await comparison(problem, order, unique([...winners, ...spread(all, COMPARED)]));
  const start = agreement.length > 0 ? leastLoss(agreement) : (winners[0] ?? problem.start);
  const climbed = await climb(problem, { seed, battles: climbBattles(order), policy }, start, onProgress);
  const finalists = unique([problem.start, ...winners.slice(0, KEPT), start, ...climbed.slice(-KEPT)]);
  const last = await race(
    problem,
    {
      name: "final",
      policy,
      points: finalists,
      battles: finalBattles(battles, finalists.length),
      winners: 1,
    },
    ([leader]) => leader && onProgress({ stage: "final race", best: leader.point, loss: leader.loss }),
  );
  return { best: last[0]?.point ?? problem.start, agreement };
}

/** The winners of the first race, and all its points from the best to the worst of the first round. */
async function scouting<Sample>(
  problem: Problem<Sample>,
  { seed, battles, scout }: SearchOrder,
  onProgress: (progress: Progress) => void,
): Promise<{ winners: Point[]; all: Point[] }> {
  let count = KEPT;
  while (raceCost(count + 1, FIRST_BATTLES, KEPT) <= battles * SCOUTING) count += 1;
  const random = newRandom(`${seed}|scouting`);
  const even = latinHypercube(random, problem.sizes, count - 1);
  const points = unique([
    problem.start,
    ...even.map((point, index) => (index % 2 === 0 ? point : between(problem.start, point))),
  ]);
  let all: Point[] = [];
  const ranked = await race(
    problem,
    { name: "scouting", policy: scout, points, battles: FIRST_BATTLES, winners: KEPT },
    (round) => {
      if (all.length === 0) all = round.map(({ point }) => point);
      if (round[0]) onProgress({ stage: "scouting", best: round[0].point, loss: round[0].loss });
    },
  );
  return { winners: ranked.map(({ point }) => point), all };
}

/** Plays the same battles under both policies at points from good to bad. */
async function comparison<Sample>(
  problem: Problem<Sample>,
  { battles, scout, policy }: SearchOrder,
  points: readonly Point[],
): Promise<Agreement[]> {
  const each = Math.max(Math.floor((battles * COMPARING) / points.length / 2), 1);
  const agreement: Agreement[] = [];
  for (const point of points) {
    const order = { point, series: "comparison", battles: each };
    agreement.push({
      point,
      scout: problem.lossOf([await problem.sample({ ...order, policy: scout })]),
      policy: problem.lossOf([await problem.sample({ ...order, policy })]),
    });
  }
  return agreement;
}

/** The guess after each round of the climb. */
async function climb<Sample>(
  problem: Problem<Sample>,
  { seed, battles, policy }: Pick<SearchOrder, "seed" | "battles" | "policy">,
  start: Point,
  onProgress: (progress: Progress) => void,
): Promise<Point[]> {
  const optimiser = cmaEs(problem.sizes, start, newRandom(`${seed}|climbing`));
  const guesses: Point[] = [];
  let used = 0;
  for (let round = 1; ; round++) {
    const points = optimiser.ask();
    const each = FIRST_BATTLES * (CLIMB[Math.floor((used / battles) * CLIMB.length)] ?? CLIMB[2]);
    used += points.length * each;
    if (used > battles) return guesses;
    const losses: number[] = [];
    for (const point of points) {
      const sample = await problem.sample({ point, policy, series: `climbing-${round}`, battles: each });
      losses.push(problem.lossOf([sample]));
    }
    optimiser.tell(points, losses);
    guesses.push(optimiser.guess());
    onProgress({ stage: "climbing", best: optimiser.guess(), loss: Math.min(...losses) });
  }
}

function climbBattles({ battles, scout, policy }: SearchOrder): number {
  return battles * (1 - SCOUTING - FINAL - (scout === policy ? 0 : COMPARING));
}

/** The battles of the first round of the last race, so that all rounds fit. */
function finalBattles(battles: number, count: number): number {
  let first = 1;
  while (raceCost(count, first + 1, 1) <= battles * FINAL) first += 1;
  return first;
}

/** A point on the way to another one. Where many numbers are well chosen, what is far from all of them is rarely good. */
function between(start: Point, end: Point): Point {
  return start.map((index, dimension) => Math.round(index + ((end[dimension] ?? index) - index) * NEAR));
}

/** Some of the points, evenly from the first to the last. */
function spread(points: readonly Point[], count: number): Point[] {
  return points.filter((_, index) => {
    const step = Math.max((points.length - 1) / (count - 1), 1);
    return Math.round(Math.round(index / step) * step) === index;
  });
}

function leastLoss(agreement: readonly Agreement[]): Point {
  return agreement.reduce((best, one) => (one.policy < best.policy ? one : best)).point;
}

function unique(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [point.join(","), point])).values()];
}
