import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { idleWarning } from "../clock/idle-warning.ts";

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
