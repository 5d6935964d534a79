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

export function addTime(times: DecisionTimes, milliseconds: number): void {
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
