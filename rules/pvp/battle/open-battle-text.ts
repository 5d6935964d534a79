import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

const SECONDS_A_MINUTE = 60;
const SECONDS_AN_HOUR = 3600;
/** Up to this time a clock counts seconds. */
const LONGEST_IN_SECONDS = 180;

/** What is known of a battle that is not open on this screen. */
export interface BattleCourse {
  opponent: string;
  yourTurn: boolean;
  /** Seconds left in the turn; null if they should not be shown. */
  seconds: number | null;
  /** The player's own turns in a row that have expired. */
  expired: number;
}

/**
 * Names the opponent and whose turn it is; in the player's own turn also the time left and a warning after expired
 * turns (`GAP-42`, `PVP-023`).
 */
export function courseText(rules: RuleSet, { opponent, yourTurn, seconds, expired }: BattleCourse): string {
  const { battleAgainst, yourTurn: own, theirTurn, timeLeft, longTimeLeft } = rules.texts.pvpScreens.menu;
  const battle = fill(battleAgainst, { opponent });
  if (!yourTurn) return `${battle} ${fill(theirTurn, { opponent })}`;
  const long = seconds === null ? null : longTime(seconds);
  const sentences = [
    battle,
    own,
    seconds === null ? null : long ? fill(longTimeLeft, long) : fill(timeLeft, { seconds }),
    idleWarning(rules, expired),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/**
 * Warns a player in their own turn that earlier ones expired and how many more lose the battle (`GAP-42`, `ABU-46`).
 * `expired` counts the expired turns in a row; returns null for 0.
 */
export function idleWarning({ pvp, texts }: RuleSet, expired: number): string | null {
  if (expired <= 0) return null;
  const { idleWarning: warning, lastIdleWarning } = texts.pvp;
  const isLast = pvp.strikes - expired <= 1;
  return isLast ? fill(lastIdleWarning, { n: expired }) : fill(warning, { n: expired, limit: pvp.strikes });
}

/** The time left in a long turn, as hours and minutes; null for one that is shown in seconds (`GAP-69`). */
export function longTime(seconds: number): { hours: number; minutes: number } | null {
  if (seconds <= LONGEST_IN_SECONDS) return null;
  const hours = Math.floor(seconds / SECONDS_AN_HOUR);
  return { hours, minutes: Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE) };
}
