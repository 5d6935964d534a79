import type { BattleEndReason } from "../../battle/state/event.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** What the rating formula needs to know about a finished battle. */
export interface BattleEnding {
  by: BattleEndReason;
  turn: number;
  /** Total health that both sides lost. */
  damage: number;
  /** Rated battles of the same two players within the window before this one. */
  earlierOfPair: number;
}

export type UnratedReason = "closed" | "pair_limit" | "early_forfeit";

/** Why a battle changes no rating, or null when it does (`GAP-40`, `GAP-42`). */
export function whyNotRated(rules: RuleSet, ending: BattleEnding): UnratedReason | null {
  const { pairLimit, forfeitBeforeTurn } = rules.pvp.rating;
  if (ending.by === "closed") return "closed";
  if (ending.earlierOfPair >= pairLimit) return "pair_limit";
  const wasLeft = ending.by === "forfeit" || ending.by === "timeout";
  const early = wasLeft && ending.turn < forfeitBeforeTurn && ending.damage === 0;
  return early ? "early_forfeit" : null;
}
