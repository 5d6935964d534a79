import { battleNotice, type RuleSet } from "../../../rules/index.ts";
import type { EndedBattle } from "../store/pvp-state.ts";

/** What came of a battle, as the player reads it; one that nobody attended was closed (`ERR-041`, `GAP-42`). */
export function endText(
  rules: RuleSet,
  { outcome, endedBy, ratingChange, unrated }: Omit<EndedBattle, "id" | "opponent">,
): string {
  if (outcome === null || endedBy === "closed") return rules.pvpScreens.end.closed;
  return battleNotice(rules, outcome, ratingChange, unrated);
}
