const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;
/** Up to this time a clock counts seconds. */
const LONGEST_IN_SECONDS = 180;

/** The time left in a long turn, as hours and minutes; null for one that is shown in seconds (`GAP-69`). */
export function longTime(seconds: number): { hours: number; minutes: number } | null {
  if (seconds <= LONGEST_IN_SECONDS) return null;
  const hours = Math.floor(seconds / SECONDS_AN_HOUR);
  return { hours, minutes: Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE) };
}
