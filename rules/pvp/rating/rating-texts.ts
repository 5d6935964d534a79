import type { BattleEndReason } from "../../battle/state/event.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { HOUR_MS } from "../calendar.ts";

/** Why a finished battle changed no rating. */
export type UnratedBecause = UnratedReason | "practice" | "friendly";

type Outcome = "victory" | "defeat" | "draw";

/** A rating change with its sign: '+16', '-16', '+0' (`CON-78`, `PVP-046`). */
export function signedChange(change: number): string {
  return change < 0 ? String(change) : `+${change || 0}`;
}

/**
 * The notice after a battle, from the viewer's side; a rated victory by 0 shows '+0' (`PVP-041`, `CON-78`). A
 * defeat without a loss says so instead of showing a zero, and an unrated victory or draw tells of no rating.
 */
export function battleNotice(
  { texts: { pvp: texts } }: RuleSet,
  outcome: Outcome,
  ratingChange: number,
  unrated: UnratedBecause | null = null,
): string {
  if (outcome === "defeat" && ratingChange === 0)
    return unrated === "practice" ? texts.defeatInPractice : texts.defeatUnrated;
  if (unrated !== null && outcome !== "defeat")
    return outcome === "victory" ? texts.victoryUnrated : texts.drawUnrated;
  return fill(texts[outcome], { change: signedChange(ratingChange) });
}

/**
 * Why a battle did not change the viewer's rating; null if it did, or if it was a rated draw of equal
 * ratings.
 */
export function unratedText(
  { pvp, texts }: RuleSet,
  outcome: Outcome | null,
  ratingChange: number,
  unrated: UnratedBecause | null,
): string | null {
  const { pairLimit, pairWindowMs, forfeitBeforeTurn, floor } = pvp.rating;
  const isProtected = unrated === null && outcome === "defeat" && ratingChange === 0;
  const reason = isProtected ? "floor" : unrated;
  if (reason === null) return null;
  const values = { n: pairLimit, h: pairWindowMs / HOUR_MS, turn: forfeitBeforeTurn, floor };
  return fill(texts.pvp.unrated[reason], values);
}

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
