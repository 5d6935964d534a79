import type { PvpChallengeReply } from "../../contract/index.ts";
import type { Challenge } from "../../store/pvp/challenge.ts";

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
