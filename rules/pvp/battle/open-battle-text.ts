import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { longTime } from "./long-time.ts";

/** What is known of a battle that is not open on this screen. */
export interface BattleCourse {
  opponent: string;
  yourTurn: boolean;
  /** Seconds left in the turn; null if they should not be shown. */
  seconds: number | null;
  /** The player's own turns in a row that have expired. */
  expired: number;
}

/** Names the opponent, whose turn it is, the time left, and a warning after expired turns (`GAP-42`). */
export function courseText(rules: RuleSet, { opponent, yourTurn, seconds, expired }: BattleCourse): string {
  const { battleAgainst, yourTurn: own, theirTurn, timeLeft, longTimeLeft } = rules.texts.pvpScreens.menu;
  const long = seconds === null ? null : longTime(seconds);
  const sentences = [
    fill(battleAgainst, { opponent }),
    yourTurn ? own : fill(theirTurn, { opponent }),
    seconds === null ? null : long ? fill(longTimeLeft, long) : fill(timeLeft, { seconds }),
    yourTurn ? idleWarning(rules, expired) : null,
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
