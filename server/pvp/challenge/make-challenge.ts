import { type ChallengeTerms, type ChallengeWish, refusalOf, whyNotChallenge } from "../../../rules/index.ts";
import { failure } from "../../errors/failure.ts";
import { refused } from "../../errors/refused.ts";
import type { TokenLog } from "../../ledger/collection/collection.ts";
import { newIdentifier } from "../../process/random.ts";
import type { Challenge } from "../../store/pvp/challenge.ts";
import type { Pvp } from "../pvp.ts";
import { ownDeck } from "./own-deck.ts";

/** Challenges that one player may address to one friend (`ABU-79`). */
const CHALLENGES_TO_A_FRIEND = { burst: 5, perSecond: 1 / 120 };

interface ChallengeRequest {
  playerId: number;
  /** The number of the friend whom it is addressed to; null for a link. */
  invitedId: number | null;
  terms: ChallengeTerms;
  wish: ChallengeWish;
  log: TokenLog;
}

/**
 * Makes a challenge with a link that is valid for one day (`GAP-61`). A chosen deck must be the player's now; the ledger is
 * asked again when a battle begins. A friend is challenged to the same terms once, and not again and again. Throws
 * 400 for terms that are not offered, 409 with too many open challenges, 429 with too many to the same friend.
 */
export async function makeChallenge(
  pvp: Pvp,
  { playerId, invitedId, terms, wish, log }: ChallengeRequest,
): Promise<Challenge> {
  const { store, rules, random } = pvp;
  const refusal = whyNotChallenge(rules, terms, wish);
  if (refusal) throw refused(refusal);
  if (wish.deck) await ownDeck(pvp, playerId, wish.deck, log);
  const same = invitedId === null ? null : await openOne(pvp, { playerId, invitedId, terms, wish });
  if (same) return same;
  const { openMs, mostOpen } = rules.pvp.challenge;
  const id = newIdentifier(random);
  const opened = await store.openChallenge(
    (now) => ({ id, playerId, invitedId, terms, wish, createdAt: now, expiresAt: now + openMs }),
    mostOpen,
  );
  const seen = opened && (await store.findChallenge(id));
  if (!seen) throw refused(refusalOf(rules, "pvp_too_many_challenges", { n: mostOpen }));
  return seen.challenge;
}

/** The player's open challenge to the same friend with the same terms; otherwise another one is counted (`ABU-79`). */
async function openOne(
  { store }: Pvp,
  { playerId, invitedId, terms, wish }: Omit<ChallengeRequest, "log">,
): Promise<Challenge | null> {
  const open = await store.openChallengesOf(playerId);
  const wanted = JSON.stringify([terms, wish]);
  const same = open.find(
    ({ invited, terms: own, challenger }) =>
      invited?.playerId === invitedId && JSON.stringify([own, challenger.wish]) === wanted,
  );
  if (same) return same;
  const waitMs = await store.spendLimit(`challenges ${playerId} ${invitedId}`, CHALLENGES_TO_A_FRIEND);
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
  return null;
}

const SECOND_MS = 1000;
