import { battleNotice, fill, type RuleSet, unratedText } from "../../../rules/index.ts";
import { lastTurnText } from "../../battle/result/finished-battle.ts";
import type { EndedBattle } from "../store/pvp-state.ts";

type End = Pick<EndedBattle, "outcome" | "endedBy" | "ratingChange" | "unrated">;

/** The result of a battle in words; a battle in which both players were absent was closed (`ERR-041`, `GAP-42`). */
export function endText(rules: RuleSet, { outcome, endedBy, ratingChange, unrated }: End): string {
  if (outcome === null || endedBy === "closed") return rules.texts.pvpScreens.end.closed;
  return battleNotice(rules, outcome, ratingChange, unrated);
}

/** How a battle ended in which creatures of both sides were left; null where all of one side were defeated. */
export function endReason(
  rules: RuleSet,
  { outcome, endedBy }: Pick<End, "outcome" | "endedBy">,
): string | null {
  const { end } = rules.texts.pvpScreens;
  if (outcome !== "victory" && outcome !== "defeat") return endedBy === "turnLimit" ? end.turnLimit : null;
  if (endedBy === "forfeit") return end.forfeit[outcome];
  if (endedBy === "timeout") return fill(end.timeout[outcome], { turns: rules.pvp.strikes });
  return lastTurnText(rules, outcome, endedBy);
}

/** Sentences on how the battle ended, and on why the rating did not change. */
export function endReasons(rules: RuleSet, end: End): string[] {
  const { outcome, endedBy, ratingChange, unrated } = end;
  const why = endedBy === "closed" ? null : unratedText(rules, outcome, ratingChange, unrated);
  return [endReason(rules, end), why].filter((reason) => reason !== null);
}
