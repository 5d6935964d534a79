import type { ClaimAnswer, Intent, OpenIntent } from "./ledger-store.ts";

/**
 * The answer to a claim that needs no work: a hash that is known already, or too many open claims. null for a claim that
 * may be kept. `known` is the settled transaction, or the player's own claim of it.
 */
export function answerKnownClaim(
  claim: OpenIntent,
  known: Intent | null,
  openClaims: readonly OpenIntent[],
  most: number,
): ClaimAnswer | null {
  if (known !== null && known.playerId !== claim.playerId) return { ok: false, why: "notYours" };
  if (known !== null) return isSame(known, claim) ? { ok: true } : { ok: false, why: "otherPurpose" };
  const open = openClaims.filter(({ purpose }) => purpose === claim.purpose);
  return open.length >= most ? { ok: false, why: "tooMany" } : null;
}

function isSame(one: Intent, other: Intent): boolean {
  return one.purpose === other.purpose && one.subject === other.subject;
}
