import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";

/** A rating change with its sign: '+16', '-16', '+0' (`CON-78`, `PVP-046`). */
export function signedChange(change: number): string {
  return change < 0 ? String(change) : `+${change || 0}`;
}

/** The notice after a battle, from the viewer's side; an unrated victory reads '+0' (`PVP-041`, `CON-78`). */
export function battleNotice(
  rules: RuleSet,
  outcome: "victory" | "defeat" | "draw",
  ratingChange: number,
): string {
  const change = outcome === "defeat" ? String(ratingChange || 0) : signedChange(ratingChange);
  return fill(rules.pvp.texts[outcome], { change });
}
