/** Calendar arithmetic on milliseconds since 1970 in UTC, without a clock or a time zone. */

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const DAYS_A_WEEK = 7;
/** 1970 began on a Thursday: three days after a Monday. */
const FIRST_DAY_AFTER_MONDAY = 3;

export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const DAYS_BEFORE_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;
const DAYS_IN_100_YEARS = 36_524;
const DAYS_IN_4_YEARS = 1461;
/** March to July, and August to December, and so on: five months of 31, 30, 31, 30, 31 days. */
const DAYS_IN_5_MONTHS = 153;

/**
 * The UTC date of a time. Years are counted from the first of March, so that the leap day is the last day of
 * its year, and from the year 0, so that the calendar repeats every 400 years.
 */
export function dateOf(moment: number): CalendarDate {
  const days = Math.floor(moment / DAY_MS) + DAYS_BEFORE_1970;
  const round = Math.floor(days / DAYS_IN_400_YEARS);
  const dayOfRound = days - round * DAYS_IN_400_YEARS;
  const leapDays =
    Math.floor(dayOfRound / (DAYS_IN_4_YEARS - 1)) -
    Math.floor(dayOfRound / DAYS_IN_100_YEARS) +
    Math.floor(dayOfRound / (DAYS_IN_400_YEARS - 1));
  const yearOfRound = Math.floor((dayOfRound - leapDays) / 365);
  const dayOfYear =
    dayOfRound - (365 * yearOfRound + Math.floor(yearOfRound / 4) - Math.floor(yearOfRound / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / DAYS_IN_5_MONTHS);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: 400 * round + yearOfRound + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((DAYS_IN_5_MONTHS * monthFromMarch + 2) / 5) + 1,
  };
}

/** Midnight of the Monday on or before a time. */
export function startOfWeek(moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  return (day - ((day + FIRST_DAY_AFTER_MONDAY) % DAYS_A_WEEK)) * DAY_MS;
}

/** Midnight of the first day of a time's month. */
export function startOfMonth(moment: number): number {
  return (Math.floor(moment / DAY_MS) - (dateOf(moment).day - 1)) * DAY_MS;
}

/** Midnight of a date such as 2026-11-21; null for one that no calendar has, such as 2026-02-30. */
export function startOfDate(text: string): number | null {
  const [year = Number.NaN, month = 0, day = 0] = text.split("-").map(Number);
  // March is the first month here as well, so January and February belong to the year before.
  const years = month <= 2 ? year - 1 : year;
  const monthFromMarch = month <= 2 ? month + 9 : month - 3;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const daysOfYear = Math.floor((DAYS_IN_5_MONTHS * monthFromMarch + 2) / 5) + day - 1;
  const start = (365 * years + leapDays + daysOfYear - DAYS_BEFORE_1970) * DAY_MS;
  return dateText(start) === text ? start : null;
}

/** A date as 2026-11-21. */
export function dateText(moment: number): string {
  const { year, month, day } = dateOf(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
