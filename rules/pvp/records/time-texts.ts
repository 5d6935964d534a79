import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { DAY_MS, dateText, HOUR_MS, MINUTE_MS, SECOND_MS, twoDigits } from "../calendar.ts";

const DAYS_IN_WORDS = 7;

/**
 * How long ago a battle was: minutes under 60, hours under 24, days under 7, then a date (`PVP-052`). With
 * `dateOf` a screen can format the date for its reader; without it the date is in UTC.
 */
export function relativeTime(
  rules: RuleSet,
  moment: number,
  now: number,
  dateOf: (moment: number) => string = dateText,
): string {
  const { minutesAgo, hoursAgo, daysAgo } = rules.texts.pvp;
  const past = Math.max(0, now - moment);
  if (past < HOUR_MS) return fill(minutesAgo, { n: Math.floor(past / MINUTE_MS) });
  if (past < DAY_MS) return fill(hoursAgo, { n: Math.floor(past / HOUR_MS) });
  if (past < DAYS_IN_WORDS * DAY_MS) return fill(daysAgo, { n: Math.floor(past / DAY_MS) });
  return dateOf(moment);
}

/** A duration as m:ss (`PVP-046`). */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}
