import type { PvpChallengeReply } from "../../contract/index.ts";
import type { Challenge } from "../../store/challenge.ts";

/** A challenge for a viewer; `playerId` is null for a visitor. Only its two players learn who has accepted. */
export function challengeReply(challenge: Challenge, playerId: number | null): PvpChallengeReply {
  const { id, challenger, friend, terms, expiresAt, wins, played } = challenge;
  const role = roleOf(challenge, playerId);
  return {
    id,
    challenger: challenger.name,
    friend: role === null ? null : (friend?.name ?? null),
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

/** What a player is in a challenge, or null. */
export function roleOf(
  { challenger, friend }: Challenge,
  playerId: number | null,
): PvpChallengeReply["role"] {
  if (playerId === null) return null;
  if (challenger.playerId === playerId) return "challenger";
  return friend?.playerId === playerId ? "friend" : null;
}
