import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** How the battles of a tournament are played; its organiser chooses it (`GAP-69`). */
export interface TournamentTerms {
  /** Length of a turn in milliseconds. */
  turnMs: number;
}

/** Why a tournament cannot be opened like this, or null. */
export function whyNotTournament(rules: RuleSet, { turnMs }: TournamentTerms): Refusal | null {
  return rules.pvp.tournament.turnsMs.includes(turnMs) ? null : refusalOf(rules, "tournament_terms");
}

/** How long a round lasts at most, in milliseconds: battles that go on then are decided. */
export function roundLength(rules: RuleSet, { turnMs }: TournamentTerms): number {
  return rules.pvp.tournament.roundTurns * turnMs;
}
