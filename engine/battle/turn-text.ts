import { type BattleView, fill, type RuleSet } from "../../rules/index.ts";
import type { Cue } from "./cue.ts";

/** Returns the announcement of a new turn, worded like its line in the viewer's log (`BAT-181`, `BAT-123`). */
export function turnText(
  { texts: { battleLog: texts } }: RuleSet,
  { battleLog, mode }: BattleView,
  { side, turn }: Extract<Cue, { kind: "turn" }>,
): string {
  // The view does not say whether its viewer takes part, but a watcher's log numbers the players.
  const watched = fill(texts.turnWatched, { turn, number: side + 1 });
  if (battleLog.some(({ message }) => message === watched)) return watched;
  if (side === 0) return fill(texts.turnOwn, { turn });
  return fill(mode === "ai" ? texts.turnEnemy : texts.turnOpponent, { turn });
}
