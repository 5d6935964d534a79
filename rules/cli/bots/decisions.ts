import type { Bot } from "../../bots/bot.ts";
import type { SideIndex } from "../../index.ts";

/** How long the decisions of a bot took. Times of several parts or machines can be added. */
export interface DecisionTimes {
  count: number;
  totalMs: number;
  /** Number of decisions by their class: class n contains those of at most `STEP` to the power of n milliseconds. */
  classes: Record<string, number>;
}

/** Times of one class differ by 5 %. */
const STEP = 1.05;
const SHORTEST_MS = 0.0001;

export function noTimes(): DecisionTimes {
  return { count: 0, totalMs: 0, classes: {} };
}

function addTime(times: DecisionTimes, milliseconds: number): void {
  const at = String(Math.ceil(Math.log(Math.max(milliseconds, SHORTEST_MS)) / Math.log(STEP)));
  times.count += 1;
  times.totalMs += milliseconds;
  times.classes[at] = (times.classes[at] ?? 0) + 1;
}

export function addTimes(total: DecisionTimes, part: DecisionTimes): void {
  total.count += part.count;
  total.totalMs += part.totalMs;
  for (const [at, count] of Object.entries(part.classes))
    total.classes[at] = (total.classes[at] ?? 0) + count;
}

/** Mean and 99th percentile in milliseconds, as results show them. */
export interface DecisionSummary {
  decisions: number;
  meanMs: number;
  /** 99 of 100 decisions took at most this long; precise to 5 %. */
  p99Ms: number;
}

const MOST = 0.99;
const DIGITS = 3;

export function summaryOf({ count, totalMs, classes }: DecisionTimes): DecisionSummary {
  let left = count * MOST;
  let p99 = 0;
  for (const [at, decisions] of Object.entries(classes).sort(
    ([one], [other]) => Number(one) - Number(other),
  )) {
    if (left <= 0) break;
    left -= decisions;
    p99 = STEP ** Number(at);
  }
  return { decisions: count, meanMs: short(count === 0 ? 0 : totalMs / count), p99Ms: short(p99) };
}

function short(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** The decision that a thread is at, in memory that the main thread sees even while a bot does not return. */
export type DecisionWatch = Int32Array<SharedArrayBuffer>;

/** Meaning of the four numbers. */
const COUNT = 0;
const IS_DECIDING = 1;
const SIDE = 2;
const TURN = 3;
const LENGTH = 4;

export function newDecisionWatch(): DecisionWatch {
  return new Int32Array(new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT));
}

/** The same bot, whose decisions are timed and noted on the watch. */
export function watchedBot(bot: Bot, side: SideIndex, watch: DecisionWatch, times: DecisionTimes): Bot {
  return (view, random) => {
    noteBegin(watch, side, view.turn);
    const start = performance.now();
    try {
      return bot(view, random);
    } finally {
      addTime(times, performance.now() - start);
      noteEnd(watch);
    }
  };
}

/** Notes that the bot of a side decides, or is loaded, until `noteEnd`. */
export function noteBegin(watch: DecisionWatch, side: SideIndex, turn: number): void {
  watch[SIDE] = side;
  watch[TURN] = turn;
  watch[COUNT] = (watch[COUNT] ?? 0) + 1;
  watch[IS_DECIDING] = 1;
}

export function noteEnd(watch: DecisionWatch): void {
  watch[IS_DECIDING] = 0;
}

/** The turn of a bot that is being loaded. */
export const BEFORE_THE_FIRST = 0;

export function isDeciding(watch: DecisionWatch): boolean {
  return watch[IS_DECIDING] === 1 && watch[TURN] !== BEFORE_THE_FIRST;
}

/** A decision that does not end. */
export interface StuckDecision {
  side: SideIndex;
  turn: number;
}

/** A function that looks at a watch now and then, and returns the decision that has lasted longer than `patienceMs`. */
export function decisionGuard(
  watch: DecisionWatch,
  patienceMs: number,
): (now: number) => StuckDecision | null {
  let count = -1;
  let since = 0;
  return (now) => {
    if (watch[IS_DECIDING] === 0 || watch[COUNT] !== count) {
      count = watch[COUNT] ?? 0;
      since = now;
      return null;
    }
    return now - since < patienceMs ? null : { side: watch[SIDE] === 0 ? 0 : 1, turn: watch[TURN] ?? 0 };
  };
}
