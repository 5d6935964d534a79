import { type ChallengeTerms, type ChallengeWish, refusalOf, whyNotChallenge } from "../../rules/index.ts";
import type { PvpAcceptRequest, PvpChallengeReply } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import { refused } from "../errors/refusals.ts";
import type { TokenLog } from "../ledger/collection/collection.ts";
import { newIdentifier } from "../process/random.ts";
import type { Challenge } from "../store/pvp/challenge.ts";
import { choiceOf } from "./join-queue.ts";
import { ownDeck } from "./next-battle.ts";
import type { Pvp } from "./pvp.ts";

/** What a player wishes, from the request. */
export function wishOf({ deck, rated = false }: PvpAcceptRequest): ChallengeWish {
  return { deck: deck ? choiceOf(deck) : null, rated };
}

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

/** A challenge for a viewer; `playerId` is null for a visitor. Only its two players learn who has accepted. */
export function challengeReply(challenge: Challenge, playerId: number | null): PvpChallengeReply {
  const { id, challenger, friend, invited, terms, expiresAt, wins, played } = challenge;
  const role = roleOf(challenge, playerId);
  return {
    id,
    challenger: challenger.name,
    friend: role === null ? null : (friend?.name ?? null),
    invited: isOfTheTwo(challenge, playerId) ? (invited?.name ?? null) : null,
    role,
    turnMs: terms.turnMs,
    bestOf: terms.bestOf,
    rated: challenger.wish.rated,
    ownDeck: challenger.wish.deck !== null,
    expiresAt,
    wins: [...wins],
    played,
  };
}

/** Whether a challenge may be seen: one that is addressed to a friend by the two alone. */
export function maySee({ challenger, invited }: Challenge, playerId: number | null): boolean {
  return invited === null || playerId === challenger.playerId || playerId === invited.playerId;
}

function isOfTheTwo(challenge: Challenge, playerId: number | null): boolean {
  return challenge.invited !== null && maySee(challenge, playerId);
}

/** What a player is in a challenge, or null. */
export function roleOf(
  { challenger, friend }: Challenge,
  playerId: number | null,
): PvpChallengeReply["role"] {
  if (playerId === null) return null;
  if (challenger.playerId === playerId) return "challenger";
  return friend?.playerId === playerId ? "friend" : null;
}
