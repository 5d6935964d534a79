import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { PvpChallengeReply } from "./pvp-challenge.ts";
import { Empty, identifier, textOrNull, timestamp } from "./shapes.ts";

/** The calls about friends by link and blocked players (`api-contract.md` 4.4a). */

export const Friend = Type.Object({
  id: identifier,
  /** As at the login. */
  name: Type.String(),
  since: timestamp,
  /** Whether the friend shows to be online, and is. */
  online: Type.Boolean(),
  /** Whether the friend's lab can be visited. */
  lab: Type.Boolean(),
  /** How the friend solved today's position; null before. */
  position: Type.Unsafe<{ tries: number; energyLeft: number } | null>({
    type: ["object", "null"],
    properties: { tries: Type.Integer(), energyLeft: Type.Integer() },
    required: ["tries", "energyLeft"],
  }),
});
export type FriendReply = Type.Static<typeof Friend>;

export const FriendsReply = Type.Object({
  /** The secret part of the player's friend link; null without one. */
  link: textOrNull,
  showsOnline: Type.Boolean(),
  /** The secret part of the link to the player's lab; null without one. */
  labLink: textOrNull,
  /** Whether friends may visit the lab. */
  showsLab: Type.Boolean(),
  friends: Type.Array(Friend),
  blocked: Type.Array(Type.Object({ id: identifier, name: Type.String() })),
});
export type FriendsReply = Type.Static<typeof FriendsReply>;

/** Whose friend link it is. */
export const FriendLinkReply = Type.Object({
  name: Type.String(),
  /** It is the player's own. */
  own: Type.Boolean(),
});
export type FriendLinkReply = Type.Static<typeof FriendLinkReply>;

/** What friends and a tournament want of the player now. */
export const FriendNewsReply = Type.Object({
  /** Challenges that friends have addressed to the player, the latest first. */
  challenges: Type.Array(PvpChallengeReply),
  /** Challenges of the player whose friend has accepted and waits. */
  accepted: Type.Array(PvpChallengeReply),
  /** The tournament whose present round the player has still to fight in; null without one. */
  tournament: Type.Union([
    Type.Null(),
    Type.Object({
      id: identifier,
      /** Name of its organiser. */
      organiser: Type.String(),
      round: Type.Integer(),
      /** Name of the opponent. */
      opponent: Type.String(),
    }),
  ]),
});
export type FriendNewsReply = Type.Static<typeof FriendNewsReply>;

const LinkPath = Type.Object({ link: identifier });
const FriendPath = Type.Object({ friendId: identifier });

export const FRIEND_CALLS = {
  "GET /api/friends": {
    summary: "The player's friends, friend link and blocked players",
    tag: "friends",
    reply: FriendsReply,
  },
  "POST /api/friends/link": {
    summary: "Make a new friend link, or none",
    description: "The one before leads nowhere from now on.",
    tag: "friends",
    limit: "friend",
    body: Type.Object({ wanted: Type.Boolean() }),
    reply: FriendsReply,
  },
  "POST /api/friends/showOnline": {
    summary: "Choose whether friends may see that the player is online",
    tag: "friends",
    body: Type.Object({ shows: Type.Boolean() }),
    reply: FriendsReply,
  },
  "POST /api/friends/labLink": {
    summary: "Make a new link to the player's lab, or none",
    description: "The one before leads nowhere from now on.",
    tag: "friends",
    limit: "visit",
    body: Type.Object({ wanted: Type.Boolean() }),
    reply: FriendsReply,
  },
  "POST /api/friends/showLab": {
    summary: "Choose whether friends may visit the player's lab",
    tag: "friends",
    body: Type.Object({ shows: Type.Boolean() }),
    reply: FriendsReply,
  },
  "GET /api/friends/link/:link": {
    summary: "Whose friend link it is",
    description: "Also for visitors. 404 for links that never existed and for old ones.",
    tag: "friends",
    public: true,
    limit: "friend",
    params: LinkPath,
    reply: FriendLinkReply,
  },
  "POST /api/friends/link/:link/accept": {
    summary: "Become friends with the owner of a link",
    description: "Again for friends: nothing changes.",
    tag: "friends",
    limit: "friend",
    params: LinkPath,
    body: Empty,
    reply: FriendsReply,
  },
  "POST /api/friends/:friendId/remove": {
    summary: "End a friendship, for both",
    tag: "friends",
    params: FriendPath,
    body: Empty,
    reply: FriendsReply,
  },
  "POST /api/friends/:friendId/block": {
    summary: "Block a friend",
    description: "No challenge of theirs is told any more; they learn nothing of it.",
    tag: "friends",
    params: FriendPath,
    body: Empty,
    reply: FriendsReply,
  },
  "POST /api/friends/:friendId/unblock": {
    summary: "End a block",
    tag: "friends",
    params: FriendPath,
    body: Empty,
    reply: FriendsReply,
  },
  "GET /api/friends/news": {
    summary: "What friends and a tournament want of the player now",
    description: "Asked again and again while the game is open, which shows that the player is online.",
    tag: "friends",
    reply: FriendNewsReply,
  },
} satisfies CallTable;
