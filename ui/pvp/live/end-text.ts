import { battleNotice, fill, type RuleSet, unratedText } from "../../../rules/index.ts";
import type { EndedBattle } from "../store/pvp-state.ts";

type End = Pick<EndedBattle, "outcome" | "endedBy" | "ratingChange" | "unrated">;

/** The result of a battle in words; a battle in which both players were absent was closed (`ERR-041`, `GAP-42`). */
export function endText(rules: RuleSet, { outcome, endedBy, ratingChange, unrated }: End): string {
  if (outcome === null || endedBy === "closed") return rules.texts.pvpScreens.end.closed;
  return battleNotice(rules, outcome, ratingChange, unrated);
}

/** Sentences on how the battle ended, and on why the rating did not change. */
export function endReasons(rules: RuleSet, { outcome, endedBy, ratingChange, unrated }: End): string[] {
  const { end } = rules.texts.pvpScreens;
  const isDecided = outcome === "victory" || outcome === "defeat";
  const turns = rules.pvp.strikes;
  const reasons = [
    endedBy === "forfeit" && isDecided ? end.forfeit[outcome] : null,
    endedBy === "timeout" && isDecided ? fill(end.timeout[outcome], { turns }) : null,
    endedBy === "turnLimit" ? end.turnLimit : null,
    endedBy === "closed" ? null : unratedText(rules, outcome, ratingChange, unrated),
  ];
  return reasons.filter((reason) => reason !== null);
}
