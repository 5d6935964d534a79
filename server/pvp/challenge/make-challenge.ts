import { type ChallengeTerms, type ChallengeWish, refusalOf, whyNotChallenge } from "../../../rules/index.ts";
import { refused } from "../../http-errors/refused.ts";
import type { TokenLog } from "../../ledger/collection/collection.ts";
import { newIdentifier } from "../../randomness/random.ts";
import type { Challenge } from "../../store/challenge.ts";
import type { Pvp } from "../pvp.ts";
import { ownDeck } from "./own-deck.ts";

interface ChallengeRequest {
  playerId: number;
  terms: ChallengeTerms;
  wish: ChallengeWish;
  log: TokenLog;
}

/**
 * Makes a challenge with a link that is valid for one day (`GAP-61`). A chosen deck must be the player's now; the ledger is
 * asked again when a battle begins. Throws 400 for terms that are not offered, 409 with too many open challenges.
 */
export async function makeChallenge(
  pvp: Pvp,
  { playerId, terms, wish, log }: ChallengeRequest,
): Promise<Challenge> {
  const { store, rules, random } = pvp;
  const refusal = whyNotChallenge(rules, terms, wish);
  if (refusal) throw refused(refusal);
  if (wish.deck) await ownDeck(pvp, playerId, wish.deck, log);
  const { openMs, mostOpen } = rules.pvp.challenge;
  const id = newIdentifier(random);
  const opened = await store.openChallenge(
    (now) => ({ id, playerId, terms, wish, createdAt: now, expiresAt: now + openMs }),
    mostOpen,
  );
  const seen = opened && (await store.findChallenge(id));
  if (!seen) throw refused(refusalOf(rules, "pvp_too_many_challenges", { n: mostOpen }));
  return seen.challenge;
}
