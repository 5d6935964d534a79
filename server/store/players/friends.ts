import { type Queries, statement, type Unit } from "../database/unit.ts";
import { lockPlayer, type Player } from "./players.ts";
import type { SolvedPosition } from "./positions.ts";
import type { StoreParts } from "./store-parts.ts";

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
  /** How the friend solved the position that was asked for; null for friends who have not, or list the player no more. */
  position: SolvedPosition | null;
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
  /**
   * A player's friends by name; those seen in the last `onlineMs` are online.
   *
   * @param position the number of the position whose solutions are shown; without one, none are
   */
  friendsOf(playerId: number, onlineMs: number, position?: number): Promise<Friend[]>;
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

interface FriendSettingsRow {
  link: string | null;
  showsOnline: number;
  labLink: string | null;
  showsLab: number;
}

interface FriendRow extends Omit<Friend, "isOnline" | "showsLab" | "position"> {
  online: number;
  lab: number;
  tries: number | null;
  energyLeft: number | null;
}

function friendSettingsOf(row: FriendSettingsRow | null): FriendSettings {
  return {
    link: row?.link ?? null,
    showsOnline: row?.showsOnline === 1,
    labLink: row?.labLink ?? null,
    showsLab: row?.showsLab === 1,
  };
}

function shownFriend({ online, lab, tries, energyLeft, ...friend }: FriendRow): Friend {
  const position = tries === null || energyLeft === null ? null : { tries, energyLeft };
  return { ...friend, isOnline: online === 1, showsLab: lab === 1, position };
}

const settings = statement<[number], FriendSettingsRow>(
  `SELECT link, shows_online AS "showsOnline", lab_link AS "labLink", shows_lab AS "showsLab"
    FROM friend_settings WHERE player_id = ?`,
);
/** Player, link. */
const setLink = statement<[number, string | null]>(
  `INSERT INTO friend_settings (player_id, link) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET link = excluded.link`,
);
/** Player, whether they show it. */
const setShowsOnline = statement<[number, number]>(
  `INSERT INTO friend_settings (player_id, shows_online) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET shows_online = excluded.shows_online, seen_at = NULL`,
);
/** Player, link. */
const setLabLink = statement<[number, string | null]>(
  `INSERT INTO friend_settings (player_id, lab_link) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET lab_link = excluded.lab_link`,
);
/** Player, whether they show it. */
const setShowsLab = statement<[number, number]>(
  `INSERT INTO friend_settings (player_id, shows_lab) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET shows_lab = excluded.shows_lab`,
);
/** Link, visitor (0 for somebody without a session). */
const labOwner = statement<[string, number], Player>(
  `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friend_settings AS shown JOIN players ON players.id = player_id
    WHERE lab_link = ? AND suspended_for IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocked_players WHERE player_id = shown.player_id AND blocked_id = ?)`,
);
/** Player, the friend's public id. Whoever has blocked the player does not list them any more. */
const friendWithLab = statement<[number, string], Player>(
  `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friendships AS back JOIN players ON players.id = back.player_id
    JOIN friend_settings ON friend_settings.player_id = back.player_id
    WHERE back.friend_id = ? AND public_id = ? AND shows_lab = 1 AND suspended_for IS NULL`,
);
/** Now, player, the moment since which nothing is noted. */
const noteOnline = statement<[number, number, number]>(
  `UPDATE friend_settings SET seen_at = ?
    WHERE player_id = ? AND shows_online = 1 AND (seen_at IS NULL OR seen_at <= ?)`,
);
const owner = statement<[string], Player>(
  `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friend_settings JOIN players ON players.id = player_id WHERE link = ? AND suspended_for IS NULL`,
);
/** No position has it. */
const NO_POSITION = 0;

/** The moment after which friends were seen who are online, number of a position, player. */
const list = statement<[number, number, number], FriendRow>(
  `SELECT public_id AS "publicId", first_name AS name, own.since,
      CASE WHEN back.since IS NOT NULL AND shows_online = 1 AND seen_at > ? THEN 1 ELSE 0 END AS online,
      CASE WHEN back.since IS NOT NULL AND shows_lab = 1 THEN 1 ELSE 0 END AS lab,
      tries, energy_left AS "energyLeft"
    FROM friendships AS own JOIN players ON players.id = own.friend_id
    LEFT JOIN friendships AS back ON back.player_id = own.friend_id AND back.friend_id = own.player_id
    LEFT JOIN friend_settings ON friend_settings.player_id = own.friend_id
    LEFT JOIN position_standings ON position_standings.player_id = back.player_id AND number = ?
    WHERE own.player_id = ? ORDER BY lower(first_name), public_id`,
);
/** Player, the friend's public id. */
const number = statement<[number, string], { id: number }>(
  `SELECT players.id FROM friendships JOIN players ON players.id = friend_id
    WHERE player_id = ? AND public_id = ?`,
);
const count = statement<[number], { count: number }>(
  "SELECT count(*) AS count FROM friendships WHERE player_id = ?",
);
/** Player, friend, now. */
const add = statement<[number, number, number]>(
  "INSERT INTO friendships (player_id, friend_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
);
/** Both, and both the other way round. */
const remove = statement<[number, number, number, number]>(
  `DELETE FROM friendships WHERE (player_id = ? AND friend_id = ?) OR (friend_id = ? AND player_id = ?)`,
);
/** Player, friend: in the player's list alone. */
const forget = statement<[number, number]>("DELETE FROM friendships WHERE player_id = ? AND friend_id = ?");
/** Player, blocked player, now. */
const insertBlock = statement<[number, number, number]>(
  "INSERT INTO blocked_players (player_id, blocked_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
);
const countBlocked = statement<[number], { count: number }>(
  "SELECT count(*) AS count FROM blocked_players WHERE player_id = ?",
);
/** Player, blocked player. */
const deleteBlock = statement<[number, number]>(
  "DELETE FROM blocked_players WHERE player_id = ? AND blocked_id = ?",
);
const publicId = statement<[number], { publicId: string }>(
  `SELECT public_id AS "publicId" FROM players WHERE id = ?`,
);
/** Player, the blocked player's public id. */
const unblockByPublicId = statement<[number, string]>(
  `DELETE FROM blocked_players
    WHERE player_id = ? AND blocked_id = (SELECT id FROM players WHERE public_id = ?)`,
);
const blocked = statement<[number], BlockedPlayer>(
  `SELECT public_id AS "publicId", first_name AS name FROM blocked_players
    JOIN players ON players.id = blocked_id WHERE player_id = ? ORDER BY lower(first_name), public_id`,
);
/** Player, perhaps blocked player. */
const isBlocked = statement<[number, number], { blocked: number }>(
  "SELECT 1 AS blocked FROM blocked_players WHERE player_id = ? AND blocked_id = ?",
);

/** Friends and blocked players of the store. */
export function friendStore({ database }: Pick<StoreParts, "database">): FriendStore {
  return {
    friendSettings: async (playerId) => friendSettingsOf(await database.first(settings, playerId)),
    setFriendLink: async (playerId, link) => void (await database.run(setLink, playerId, link)),
    setShowsOnline: async (playerId, shows) =>
      void (await database.run(setShowsOnline, playerId, shows ? 1 : 0)),
    setLabLink: async (playerId, link) => void (await database.run(setLabLink, playerId, link)),
    setShowsLab: async (playerId, shows) => void (await database.run(setShowsLab, playerId, shows ? 1 : 0)),
    findLabLink: (link, visitorId) => database.first(labOwner, link, visitorId ?? 0),
    friendWithLab: (playerId, publicId) => database.first(friendWithLab, playerId, publicId),
    noteOnline: async (playerId, everyMs) => {
      const time = await database.now();
      await database.run(noteOnline, time, playerId, time - everyMs);
    },
    findFriendLink: (link) => database.first(owner, link),
    friendsOf: async (playerId, onlineMs, position = NO_POSITION) =>
      (await database.all(list, (await database.now()) - onlineMs, position, playerId)).map(shownFriend),
    friendNumber: (playerId, publicId) => friendNumber(database, playerId, publicId),
    befriend: (playerId, link, most) => database.unit((unit) => befriend(unit, playerId, link, most)),
    removeFriend: (playerId, publicId) =>
      database.unit(async (unit) => {
        const friendId = await friendNumber(unit, playerId, publicId);
        if (friendId === null) return false;
        await lockBoth(unit, playerId, friendId);
        return (await unit.run(remove, playerId, friendId, playerId, friendId)) > 0;
      }),
    blockPlayer: (playerId, blockedId, most) =>
      database.unit((unit) => block(unit, playerId, blockedId, most)),
    unblockPlayer: async (playerId, publicId) =>
      (await database.run(unblockByPublicId, playerId, publicId)) > 0,
    blockedBy: (playerId) => database.all(blocked, playerId),
    publicIdOf: async (playerId) => (await database.first(publicId, playerId))?.publicId ?? null,
    hasBlocked: (playerId, otherId) => hasBlocked(database, playerId, otherId),
  };
}

async function friendNumber(queries: Queries, playerId: number, publicId: string): Promise<number | null> {
  return (await queries.first(number, playerId, publicId))?.id ?? null;
}

async function hasBlocked(queries: Queries, playerId: number, otherId: number): Promise<boolean> {
  return (await queries.first(isBlocked, playerId, otherId)) !== null;
}

/** Always in the same order, so that two transactions never wait for each other. */
async function lockBoth(unit: Unit, one: number, two: number): Promise<void> {
  await lockPlayer(unit, Math.min(one, two));
  await lockPlayer(unit, Math.max(one, two));
}

async function befriend(unit: Unit, playerId: number, link: string, most: number): Promise<BefriendAnswer> {
  const found = await unit.first(owner, link);
  if (found === null) return "unknown";
  if (found.id === playerId) return "own";
  await lockBoth(unit, playerId, found.id);
  unit.write(deleteBlock, playerId, found.id);
  const counts = [await unit.first(count, playerId), await unit.first(count, found.id)];
  const isFull = counts.some((row) => (row?.count ?? 0) >= most);
  if (isFull && (await friendNumber(unit, playerId, found.publicId)) === null) return "full";
  unit.write(add, playerId, found.id, unit.now());
  if (!(await hasBlocked(unit, found.id, playerId))) unit.write(add, found.id, playerId, unit.now());
  return "friends";
}

async function block(unit: Unit, playerId: number, blockedId: number, most: number): Promise<boolean> {
  await lockBoth(unit, playerId, blockedId);
  if (await hasBlocked(unit, playerId, blockedId)) return true;
  if (((await unit.first(countBlocked, playerId))?.count ?? 0) >= most) return false;
  unit.write(forget, playerId, blockedId);
  unit.write(insertBlock, playerId, blockedId, unit.now());
  return true;
}
