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

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date of a moment from 1970 on. */
export function dateOf(moment: number): CalendarDate {
  let rest = Math.floor(Math.max(moment, 0) / DAY_MS);
  let year = 1970;
  for (let days = 365; rest >= days; days = isLeap(year) ? 366 : 365) {
    rest -= days;
    year += 1;
  }
  let month = 1;
  for (; rest >= daysIn(year, month); month++) rest -= daysIn(year, month);
  return { year, month, day: rest + 1 };
}

/** Midnight of the Monday on or before a moment. */
export function startOfWeek(moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  return (day - ((day + FIRST_DAY_AFTER_MONDAY) % DAYS_A_WEEK)) * DAY_MS;
}

/** Midnight of the first of a moment's month. */
export function startOfMonth(moment: number): number {
  return (Math.floor(moment / DAY_MS) - (dateOf(moment).day - 1)) * DAY_MS;
}

/** A date as 2026-11-21. */
export function dateText(moment: number): string {
  const { year, month, day } = dateOf(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
