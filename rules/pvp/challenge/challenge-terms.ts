import type { Refusal } from "../../refusals/refusal.ts";
import { refusalOf } from "../../refusals/refuse.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { SECOND_MS } from "../calendar.ts";
import { type DeckChoice, whyNotQueue } from "../deck.ts";

/** How two friends fight; the challenger chooses it (`GAP-61`, `GAP-69`). */
export interface ChallengeTerms {
  /** Length of a turn in milliseconds. */
  turnMs: number;
  /** The most battles of a series: who first wins more than half of them has won it. */
  bestOf: number;
}

/** What one of the two wishes. */
export interface ChallengeWish {
  /** The player's own cards; null for the lent team. */
  deck: DeckChoice | null;
  rated: boolean;
}

/** Why a challenge cannot be made like this, or null: unknown terms, a bad deck, or rated without what that needs. */
export function whyNotChallenge(rules: RuleSet, terms: ChallengeTerms, wish: ChallengeWish): Refusal | null {
  const { turnsMs, bestOf } = rules.pvp.challenge;
  if (!turnsMs.includes(terms.turnMs) || !bestOf.includes(terms.bestOf))
    return refusalOf(rules, "pvp_challenge_terms");
  const refusal = wish.deck && whyNotQueue(rules, wish.deck);
  if (refusal) return refusal;
  return wish.rated ? whyNotRatedChallenge(rules, terms, wish.deck) : null;
}

/** Why a challenge cannot be for rating, or null: it needs an own deck and the turns of the queue (`GAP-69`). */
export function whyNotRatedChallenge(
  rules: RuleSet,
  { turnMs }: Pick<ChallengeTerms, "turnMs">,
  deck: DeckChoice | null,
): Refusal | null {
  if (deck !== null && turnMs === rules.pvp.turnMs) return null;
  return refusalOf(rules, "pvp_challenge_not_rated", { s: rules.pvp.turnMs / SECOND_MS });
}

/** Whether both bring decks of their own; otherwise the server lends both the same team. */
export function bringDecks(wishes: readonly [ChallengeWish, ChallengeWish]): boolean {
  return wishes.every(({ deck }) => deck !== null);
}

/** Whether their battles are for rating: both wish it, and both bring decks of their own (`GAP-61`). */
export function isRatedChallenge(wishes: readonly [ChallengeWish, ChallengeWish]): boolean {
  return bringDecks(wishes) && wishes.every(({ rated }) => rated);
}
