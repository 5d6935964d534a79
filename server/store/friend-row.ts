import type { Friend, FriendSettings } from "./friend-store.ts";

export interface FriendSettingsRow {
  link: string | null;
  showsOnline: number;
  labLink: string | null;
  showsLab: number;
}

export type FriendRow = Omit<Friend, "isOnline" | "showsLab"> & { online: number; lab: number };

/** The statements about friends, in both stores. */
export const FRIEND_SQL = {
  settings: `SELECT link, shows_online AS "showsOnline", lab_link AS "labLink", shows_lab AS "showsLab"
    FROM friend_settings WHERE player_id = ?`,
  /** Player, link. */
  setLink: `INSERT INTO friend_settings (player_id, link) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET link = excluded.link`,
  /** Player, whether they show it. */
  setShowsOnline: `INSERT INTO friend_settings (player_id, shows_online) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET shows_online = excluded.shows_online, seen_at = NULL`,
  /** Player, link. */
  setLabLink: `INSERT INTO friend_settings (player_id, lab_link) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET lab_link = excluded.lab_link`,
  /** Player, whether they show it. */
  setShowsLab: `INSERT INTO friend_settings (player_id, shows_lab) VALUES (?, ?)
    ON CONFLICT (player_id) DO UPDATE SET shows_lab = excluded.shows_lab`,
  /** Link, visitor (0 for somebody without a session). */
  labOwner: `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friend_settings AS shown JOIN players ON players.id = player_id
    WHERE lab_link = ? AND suspended_for IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocked_players WHERE player_id = shown.player_id AND blocked_id = ?)`,
  /** Player, the friend's public id. Whoever has blocked the player does not list them any more. */
  friendWithLab: `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friendships AS back JOIN players ON players.id = back.player_id
    JOIN friend_settings ON friend_settings.player_id = back.player_id
    WHERE back.friend_id = ? AND public_id = ? AND shows_lab = 1 AND suspended_for IS NULL`,
  /** Now, player, the moment since which nothing is noted. */
  noteOnline: `UPDATE friend_settings SET seen_at = ?
    WHERE player_id = ? AND shows_online = 1 AND (seen_at IS NULL OR seen_at <= ?)`,
  owner: `SELECT id, public_id AS "publicId", first_name AS "firstName"
    FROM friend_settings JOIN players ON players.id = player_id WHERE link = ? AND suspended_for IS NULL`,
  /** The moment after which friends were seen who are online, player. */
  list: `SELECT public_id AS "publicId", first_name AS name, own.since,
      CASE WHEN back.since IS NOT NULL AND shows_online = 1 AND seen_at > ? THEN 1 ELSE 0 END AS online,
      CASE WHEN back.since IS NOT NULL AND shows_lab = 1 THEN 1 ELSE 0 END AS lab
    FROM friendships AS own JOIN players ON players.id = own.friend_id
    LEFT JOIN friendships AS back ON back.player_id = own.friend_id AND back.friend_id = own.player_id
    LEFT JOIN friend_settings ON friend_settings.player_id = own.friend_id
    WHERE own.player_id = ? ORDER BY lower(first_name), public_id`,
  /** Player, the friend's public id. */
  number: `SELECT players.id FROM friendships JOIN players ON players.id = friend_id
    WHERE player_id = ? AND public_id = ?`,
  publicId: `SELECT public_id AS "publicId" FROM players WHERE id = ?`,
  count: "SELECT count(*) AS count FROM friendships WHERE player_id = ?",
  /** Player, friend, now. */
  add: "INSERT INTO friendships (player_id, friend_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  /** Both, and both the other way round. */
  remove: `DELETE FROM friendships WHERE (player_id = ? AND friend_id = ?) OR (friend_id = ? AND player_id = ?)`,
  /** Player, friend: in the player's list alone. */
  forget: "DELETE FROM friendships WHERE player_id = ? AND friend_id = ?",
  /** Player, blocked player, now. */
  block: "INSERT INTO blocked_players (player_id, blocked_id, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  countBlocked: "SELECT count(*) AS count FROM blocked_players WHERE player_id = ?",
  /** Player, blocked player. */
  unblock: "DELETE FROM blocked_players WHERE player_id = ? AND blocked_id = ?",
  /** Player, the blocked player's public id. */
  unblockByName: `DELETE FROM blocked_players
    WHERE player_id = ? AND blocked_id = (SELECT id FROM players WHERE public_id = ?)`,
  blocked: `SELECT public_id AS "publicId", first_name AS name FROM blocked_players
    JOIN players ON players.id = blocked_id WHERE player_id = ? ORDER BY lower(first_name), public_id`,
  /** Player, perhaps blocked player. */
  isBlocked: "SELECT 1 AS blocked FROM blocked_players WHERE player_id = ? AND blocked_id = ?",
} as const;

export function friendSettingsOf(row: FriendSettingsRow | null): FriendSettings {
  return {
    link: row?.link ?? null,
    showsOnline: row?.showsOnline === 1,
    labLink: row?.labLink ?? null,
    showsLab: row?.showsLab === 1,
  };
}

export function friendOf({ online, lab, ...friend }: FriendRow): Friend {
  return { ...friend, isOnline: online === 1, showsLab: lab === 1 };
}
