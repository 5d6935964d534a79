import { DAY_MS, startOfDate } from "../pvp/calendar.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * The number of the position that a moment's UTC day has (`GAP-73`): 1 on the first day of the rules and before it, one
 * more each day. The list of positions begins anew after its last one, the numbers do not.
 */
export function positionNumberOf(rules: RuleSet, now: number): number {
  return Math.max(1, Math.floor((now - firstDayOf(rules)) / DAY_MS) + 1);
}

/** When the UTC day of a position ends, which is when the next one's begins. */
export function positionEndsAt(rules: RuleSet, number: number): number {
  return firstDayOf(rules) + number * DAY_MS;
}

/** The first day as a moment. Rules that were loaded have a date of the calendar. */
function firstDayOf({ puzzles }: RuleSet): number {
  const start = startOfDate(puzzles.firstDay);
  if (start === null) throw new Error(`No date of the calendar: ${puzzles.firstDay}`);
  return start;
}

/** How many positions in a row a player has solved, each on its own day. */
export interface PositionStreak {
  /** Solved positions of the streak that goes on; 0 without one. */
  days: number;
  /** Solved positions of the longest streak ever. */
  best: number;
}

const DAYS_A_WEEK = 7;

/**
 * The player's streak (`GAP-73`). A streak is a row of days in which no seven days contain more missed days than
 * `restDaysAWeek`; its length is the number of solved days in it, so a rest day neither ends nor lengthens it. The one
 * that goes on is the longest that reaches up to today. Today counts as missed only once it is over. One missed day too
 * many does not cost everything: the streak then begins after the missed day before.
 * @param solved numbers of the positions that were solved on their own day, in any order; later ones than `today` do not count
 * @param today the number of today's position
 */
export function positionStreak(rules: RuleSet, solved: Iterable<number>, today: number): PositionStreak {
  const { restDaysAWeek } = rules.puzzles;
  const days = [...new Set(solved)].filter((day) => day <= today).sort((one, other) => one - other);
  const missed: number[] = [];
  /** The first day of the streak, and the index of its first solved day. */
  let start = Number.NEGATIVE_INFINITY;
  let first = 0;
  let best = 0;
  const miss = (day: number) => {
    missed.push(day);
    const earlier = missed[missed.length - 1 - restDaysAWeek];
    if (earlier !== undefined && day - earlier < DAYS_A_WEEK) start = earlier + 1;
  };
  const missBetween = (before: number, after: number) => {
    // Of a long pause, the last days alone decide what can still be part of a streak.
    for (let day = Math.max(before + 1, after - 1 - restDaysAWeek); day < after; day++) miss(day);
  };
  const skipEarlier = () => {
    while ((days[first] ?? Number.POSITIVE_INFINITY) < start) first++;
  };
  for (const [index, day] of days.entries()) {
    if (index > 0) missBetween(days[index - 1] ?? day, day);
    skipEarlier();
    best = Math.max(best, index + 1 - first);
  }
  const last = days.at(-1);
  if (last !== undefined) missBetween(last, today);
  skipEarlier();
  return { days: days.length - first, best };
}
