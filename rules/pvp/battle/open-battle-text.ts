import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/** What is known of a battle that goes on elsewhere. */
export interface BattleCourse {
  opponent: string;
  yourTurn: boolean;
  /** Seconds left in the turn; null where they are not to be named. */
  seconds: number | null;
  /** The player's own turns in a row that expired. */
  expired: number;
}

/** Against whom the battle is, whose turn, how long it runs, and what follows where too many expired (`GAP-42`). */
export function courseText(rules: RuleSet, { opponent, yourTurn, seconds, expired }: BattleCourse): string {
  const { battleAgainst, yourTurn: own, theirTurn, timeLeft } = rules.pvpScreens.menu;
  const sentences = [battleAgainst, yourTurn ? own : theirTurn];
  if (seconds !== null) sentences.push(timeLeft);
  const warning = yourTurn ? idleWarning(rules, expired) : null;
  const words = sentences.map((sentence) => fill(sentence, { opponent, seconds: seconds ?? 0 }));
  return (warning === null ? words : [...words, warning]).join(" ");
}

/**
 * What a player must know in a turn of their own after earlier ones expired: how many more end the battle, and
 * when (`GAP-42`, `ABU-46`). `expired` counts the turns in a row that expired; null while there is none.
 */
export function idleWarning({ pvp }: RuleSet, expired: number): string | null {
  if (expired <= 0) return null;
  const { idleWarning: warning, lastIdleWarning } = pvp.texts;
  const left = pvp.strikes - expired;
  return fill(left > 1 ? warning : lastIdleWarning, { n: expired, left, limit: pvp.strikes });
}
