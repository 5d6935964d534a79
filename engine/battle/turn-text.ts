import { type BattleView, fill, type RuleSet } from "../../rules/index.ts";
import type { Cue } from "./cue.ts";

/** What a new turn is announced with: its line of the log, as this viewer reads it (`BAT-181`, `BAT-123`). */
export function turnText(
  { battleLog: words }: RuleSet,
  { battleLog, mode }: BattleView,
  { side, turn }: Extract<Cue, { kind: "turn" }>,
): string {
  // A view does not tell whether its viewer takes part, but its log does: a watcher's numbers the players.
  const watched = fill(words.turnWatched, { turn, number: side + 1 });
  if (battleLog.some(({ message }) => message === watched)) return watched;
  if (side === 0) return fill(words.turnOwn, { turn });
  return fill(mode === "ai" ? words.turnEnemy : words.turnOpponent, { turn });
}
