import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { chosenDeck } from "./pvp-queue.ts";
import { Empty, identifier, SuccessReply, textOrNull, timestamp } from "./shapes.ts";

/** The calls about challenges by link (`api-contract.md` 4.4, `GAP-61`). Durations in milliseconds. */

/** Without it, the server lends both players the same team. */
const deck = Type.Optional(Type.Object(chosenDeck));
/** Whether the player wishes a rated battle; it is one if both do and both bring decks. */
const rated = Type.Optional(Type.Boolean());

export const PvpChallengeRequest = Type.Object({
  deck,
  rated,
  turnMs: Type.Integer({ minimum: 1 }),
  bestOf: Type.Integer({ minimum: 1 }),
  /** A friend who alone may accept it, and who is told of it; without one the link is for whoever has it. */
  friendId: Type.Optional(identifier),
});
export type PvpChallengeRequest = Type.Static<typeof PvpChallengeRequest>;

export const PvpAcceptRequest = Type.Object({ deck, rated });
export type PvpAcceptRequest = Type.Static<typeof PvpAcceptRequest>;

/** A challenge as its link shows it. */
export const PvpChallengeReply = Type.Object({
  id: identifier,
  /** Name of the player who invites, as at the login. */
  challenger: Type.String(),
  /** Name of the player who has accepted; null for everybody but the two. */
  friend: textOrNull,
  /** Name of the friend whom it is addressed to; null for everybody but the two, and for a link. */
  invited: textOrNull,
  /** What the player is in it; null for a visitor and for whoever has only the link. */
  role: Type.Unsafe<"challenger" | "friend" | null>({
    type: ["string", "null"],
    enum: ["challenger", "friend", null],
  }),
  turnMs: Type.Integer(),
  bestOf: Type.Integer(),
  /** Whether the challenger wishes rated battles. */
  rated: Type.Boolean(),
  /** Whether the challenger brings a deck; otherwise both get the lent team. */
  ownDeck: Type.Boolean(),
  expiresAt: timestamp,
  /** Battles won, the challenger first. */
  wins: Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }),
  /** Finished battles. */
  played: Type.Integer(),
});
export type PvpChallengeReply = Type.Static<typeof PvpChallengeReply>;

export const PvpChallengesReply = Type.Object({ challenges: Type.Array(PvpChallengeReply) });

/** The player waits for the next battle of the challenge, or it has begun. */
export const PvpMeetingReply = Type.Object({
  /** The running battle; null while the other player is waited for. */
  battleId: textOrNull,
  /** The other player is in another battle. */
  opponentBusy: Type.Boolean(),
  challenge: PvpChallengeReply,
});
export type PvpMeetingReply = Type.Static<typeof PvpMeetingReply>;

const PvpChallengePath = Type.Object({ challengeId: identifier });

export const PVP_CHALLENGE_CALLS = {
  "POST /api/pvp/challenges": {
    summary: "Challenge a friend by link",
    description:
      "The id is the secret part of the link: valid for one day, for one friend. The same friend is challenged to the same terms once.",
    tag: "pvp",
    limit: "challenge",
    body: PvpChallengeRequest,
    reply: PvpChallengeReply,
  },
  "GET /api/pvp/challenges": {
    summary: "The player's challenges that nobody has accepted yet",
    tag: "pvp",
    reply: PvpChallengesReply,
  },
  "GET /api/pvp/challenges/:challengeId": {
    summary: "Who invites, and to what",
    description: "Also for visitors. 404 for links that never existed and for old ones.",
    tag: "pvp",
    public: true,
    limit: "challenge",
    params: PvpChallengePath,
    reply: PvpChallengeReply,
  },
  "POST /api/pvp/challenges/:challengeId/accept": {
    summary: "Accept a challenge",
    description: "The first one gets it; the battle begins once both players are there.",
    tag: "pvp",
    limit: "challenge",
    params: PvpChallengePath,
    body: PvpAcceptRequest,
    reply: PvpMeetingReply,
  },
  "POST /api/pvp/challenges/:challengeId/ready": {
    summary: "Wait for the next battle of a challenge",
    description:
      "Repeated while the player waits: for the friend, for the next battle of a series, or for a rematch after it.",
    tag: "pvp",
    params: PvpChallengePath,
    body: Empty,
    reply: PvpMeetingReply,
  },
  "POST /api/pvp/challenges/:challengeId/withdraw": {
    summary: "Withdraw or decline a challenge, or leave its series",
    description: "A battle that has begun goes on.",
    tag: "pvp",
    params: PvpChallengePath,
    body: Empty,
    reply: SuccessReply,
  },
} satisfies CallTable;
