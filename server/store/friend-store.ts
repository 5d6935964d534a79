import type { Player } from "./player.ts";

/** What a player has chosen about friends. */
export interface FriendSettings {
  /** The random part of the own friend link; null without one. */
  link: string | null;
  /** Whether friends may see that the player is online. */
  showsOnline: boolean;
  /** The random part of the link to the own lab; null without one. */
  labLink: string | null;
  /** Whether friends may visit the lab without a link. */
  showsLab: boolean;
}

/** A friend in a player's list; it may no longer list the player. */
export interface Friend {
  publicId: string;
  name: string;
  /** By the game's time, as all moments here. */
  since: number;
  /** Always false for friends who show it to nobody, or who no longer have the player as a friend. */
  isOnline: boolean;
  /** Whether the player may visit the friend's lab. */
  showsLab: boolean;
}

export interface BlockedPlayer {
  publicId: string;
  name: string;
}

/** `unknown`: nobody has this link; `full`: one of the two has as many friends as allowed. */
export type BefriendAnswer = "friends" | "unknown" | "own" | "full";

/** Friends by link, and blocked players; see `Store`. */
export interface FriendStore {
  friendSettings(playerId: number): Promise<FriendSettings>;
  /** Gives a player a new link, or none; the one before leads nowhere. */
  setFriendLink(playerId: number, link: string | null): Promise<void>;
  /** A player who shows it to nobody is forgotten to have been online. */
  setShowsOnline(playerId: number, shows: boolean): Promise<void>;
  /** Gives a player a new link to their lab, or none; the one before leads nowhere. */
  setLabLink(playerId: number, link: string | null): Promise<void>;
  /** Chooses whether friends may visit the lab without a link. */
  setShowsLab(playerId: number, shows: boolean): Promise<void>;
  /** Whose lab a link leads to; null for one that leads nowhere, and for a visitor whom the owner has blocked. */
  findLabLink(link: string, visitorId: number | null): Promise<Player | null>;
  /**
   * The friend of a player, by public id, if they show their lab to the player; null for anybody else, such as a friend
   * who has blocked the player.
   */
  friendWithLab(playerId: number, publicId: string): Promise<Player | null>;
  /** Notes that a player who shows it is online, at most once in `everyMs`. */
  noteOnline(playerId: number, everyMs: number): Promise<void>;
  /** Whose link it is; null for one that leads nowhere. */
  findFriendLink(link: string): Promise<Player | null>;
  /** A player's friends by name; those seen in the last `onlineMs` are online. */
  friendsOf(playerId: number, onlineMs: number): Promise<Friend[]>;
  /** The number of a friend in the player's list, by their public id; null for anybody else. */
  friendNumber(playerId: number, publicId: string): Promise<number | null>;
  /**
   * Makes a player and the owner of a link friends, unless one has `most`. An owner who has blocked the player does not
   * get them as a friend, which the answer does not tell; the player's own block of the owner ends.
   */
  befriend(playerId: number, link: string, most: number): Promise<BefriendAnswer>;
  /** Ends a friendship for both; returns whether the player had this friend. */
  removeFriend(playerId: number, publicId: string): Promise<boolean>;
  /**
   * Takes a player from the own list and keeps them away; their own list stays as it is. False if `most` are blocked
   * already.
   */
  blockPlayer(playerId: number, blockedId: number, most: number): Promise<boolean>;
  /** Returns whether the player had blocked them. */
  unblockPlayer(playerId: number, publicId: string): Promise<boolean>;
  /** The players whom a player has blocked, by name. */
  blockedBy(playerId: number): Promise<BlockedPlayer[]>;
  /** The public id of a player; null for nobody. */
  publicIdOf(playerId: number): Promise<string | null>;
  hasBlocked(playerId: number, otherId: number): Promise<boolean>;
}
