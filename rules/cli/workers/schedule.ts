import type { BattleOutcome } from "../../simulation/battle-record.ts";
import type { Part } from "../../simulation/play-part.ts";
import { addTally, newTally, type Tally } from "../../simulation/tally.ts";
import { addTimes, noTimes } from "../bots/decisions.ts";
import type { SideTimes } from "../bots/seat-bots.ts";
import { badInput } from "../input/bad-input.ts";
import type { PartAnswer, PartOrder } from "./job.ts";

/** Shard `index` (from 1) of `of` equal shares of a run. */
export interface Shard {
  index: number;
  of: number;
}

const EVERYTHING: Shard = { index: 1, of: 1 };

const MOST_SHARDS = 100_000;

/** Whether a part of a run belongs to a shard: part p belongs to the p-th shard, and from the last one on again. */
export function isInShard({ index, of }: Shard, place: number): boolean {
  return place % of === index - 1;
}

/** Reads `I/N`; undefined without it. */
export function shardOf(found: string | undefined): Shard | undefined {
  if (found === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(found) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw badInput("--shard", JSON.stringify(found), "is I/N with I from 1 to N, such as 2/8");
}

/** Adding up a reply takes the same time for one battle as for many, so long runs have larger parts. */
const LARGEST_PART = 100;
/** Parts of a shorter run: enough to update the progress bar often and to keep all workers busy to the end. */
const PARTS = 50;

/** What a run gave: counts, and the outcome of battle i at index i - 1 if the run keeps outcomes. */
export interface PlayedRun {
  tally: Tally;
  outcomes: BattleOutcome[];
  times: SideTimes;
}

/** The parts of several runs: what is to be played next, what is being played, and what is done. */
export type Schedule = ReturnType<typeof newSchedule>;

/**
 * The schedule of runs with these numbers of battles. Parts are handed out in rounds, one of each run, so that
 * all runs advance together. They do not depend on the number of workers. Of a shard only its parts are handed out.
 * `partSizes` gives the battles of a part for single runs: many short runs need larger parts than a few long ones.
 */
export function newSchedule(
  battles: readonly number[],
  shard: Shard = EVERYTHING,
  partSizes: readonly (number | undefined)[] = [],
) {
  const rounds = roundsOf(battles, partSizes);
  const orders = rounds.flat().filter(({ place }) => isInShard(shard, place));
  const answers: (PartAnswer | undefined)[] = Array(orders.length);
  const returned: PartOrder[] = [];
  let handedOut = 0;
  let finished = 0;
  return {
    /** All parts that are to be played, in the order in which they are added up. */
    parts: (): readonly PartOrder[] => orders,
    /** The next part that is not played, or null when all are handed out. */
    next(): PartOrder | null {
      let order = returned.shift() ?? orders[handedOut++];
      while (order && answers[order.place]) order = orders[handedOut++];
      return order ?? null;
    },
    /** Notes a played part; false if it was noted before. */
    finish(place: number, answer: PartAnswer): boolean {
      if (answers[place]) return false;
      answers[place] = answer;
      finished += 1;
      return true;
    },
    /** Takes back a part that was handed out and not played; it comes next. */
    giveBack: (order: PartOrder): void => void returned.push(order),
    isDone: (): boolean => finished === orders.length,
    /**
     * What was played so far, up to the same share of each run: runs of equal length have equal numbers of
     * battles, and the result of n battles is that of a run of n battles.
     */
    results(): PlayedRun[] {
      const played = battles.map((): PlayedRun => ({ tally: newTally(), outcomes: [], times: [null, null] }));
      for (const round of rounds) {
        if (round.some(({ place }) => answers[place] === undefined)) break;
        for (const { place, run } of round) addPart(played[run], answers[place]);
      }
      return played;
    },
  };
}

function roundsOf(battles: readonly number[], partSizes: readonly (number | undefined)[]): PartOrder[][] {
  const parts = battles.map((count, run) => partsOf(count, partSizes[run] ?? usualPartSize(count)));
  const rounds = Math.max(0, ...parts.map(({ length }) => length));
  let place = 0;
  return Array.from({ length: rounds }, (_, round) =>
    parts.flatMap((own, run) => {
      const part = own[round];
      return part ? [{ kind: "part" as const, place: place++, run, part }] : [];
    }),
  );
}

function usualPartSize(battles: number): number {
  return Math.max(1, Math.min(Math.ceil(battles / PARTS), LARGEST_PART));
}

function partsOf(battles: number, size: number): Part[] {
  return Array.from({ length: Math.ceil(battles / size) }, (_, index) => ({
    from: index * size + 1,
    to: Math.min((index + 1) * size, battles),
  }));
}

function addPart(run: PlayedRun | undefined, answer: PartAnswer | undefined): void {
  if (!run || !answer) return;
  addTally(run.tally, answer.tally);
  for (const outcome of answer.outcomes) run.outcomes.push(outcome);
  for (const side of [0, 1] as const) {
    const part = answer.times[side];
    if (part === null) continue;
    const total = run.times[side] ?? noTimes();
    addTimes(total, part);
    run.times[side] = total;
  }
}
