import type { Challenge, Challenged } from "./challenge.ts";

/** A challenge's columns, as `SELECT_CHALLENGE` reads them. */
export interface ChallengeRow {
  id: string;
  createdAt: number;
  expiresAt: number;
  terms: string;
  challengerId: number;
  challengerName: string;
  challengerWish: string;
  challengerReadyAt: number | null;
  friendId: number | null;
  friendName: string | null;
  friendWish: string | null;
  friendReadyAt: number | null;
  invitedId: number | null;
  invitedName: string | null;
  challengerWins: number;
  friendWins: number;
  played: number;
}

/** Finished battles of the challenge, won by the player in this column. */
const winsOf = (column: "challenger_id" | "friend_id") =>
  `(SELECT count(*) FROM pvp_battles JOIN pvp_results AS result ON result.battle_id = pvp_battles.id
    WHERE challenge_id = own.id AND own.${column} =
      CASE winner WHEN 0 THEN result.player1_id WHEN 1 THEN result.player2_id END)`;

/** Selects challenges of players who may play, by a condition that follows; the names are those of the login. */
export const SELECT_CHALLENGE = `
SELECT own.id, own.created_at AS "createdAt", expires_at AS "expiresAt", terms,
  challenger_id AS "challengerId", challenger.first_name AS "challengerName",
  challenger_wish AS "challengerWish", challenger_ready_at AS "challengerReadyAt",
  friend_id AS "friendId", friend.first_name AS "friendName",
  friend_wish AS "friendWish", friend_ready_at AS "friendReadyAt",
  invited_id AS "invitedId", invited.first_name AS "invitedName",
  ${winsOf("challenger_id")} AS "challengerWins", ${winsOf("friend_id")} AS "friendWins",
  (SELECT count(*) FROM pvp_battles JOIN pvp_results ON battle_id = pvp_battles.id
   WHERE challenge_id = own.id) AS played
FROM pvp_challenges AS own
JOIN players AS challenger ON challenger.id = challenger_id AND challenger.suspended_for IS NULL
LEFT JOIN players AS friend ON friend.id = friend_id
LEFT JOIN players AS invited ON invited.id = invited_id
WHERE`;

/** The condition for open challenges by somebody whom the addressed player has as a friend, and so has not blocked. */
export const BY_A_FRIEND = `own.friend_id IS NULL AND EXISTS (
  SELECT 1 FROM friendships WHERE player_id = invited_id AND friendships.friend_id = challenger_id)`;

export function challengeOf(row: ChallengeRow): Challenge {
  const { id, createdAt, expiresAt, played } = row;
  return {
    id,
    challenger: {
      playerId: row.challengerId,
      name: row.challengerName,
      wish: JSON.parse(row.challengerWish),
      readyAt: row.challengerReadyAt,
    },
    friend: friendOf(row),
    invited: invitedOf(row),
    terms: JSON.parse(row.terms),
    createdAt,
    expiresAt,
    wins: [row.challengerWins, row.friendWins],
    played,
  };
}

function friendOf({ friendId, friendName, friendWish, friendReadyAt }: ChallengeRow): Challenged | null {
  if (friendId === null || friendName === null || friendWish === null) return null;
  return { playerId: friendId, name: friendName, wish: JSON.parse(friendWish), readyAt: friendReadyAt };
}

function invitedOf({ invitedId, invitedName }: ChallengeRow): Challenge["invited"] {
  return invitedId === null || invitedName === null ? null : { playerId: invitedId, name: invitedName };
}

/** The columns that a change may write, in the order of both stores. */
export type ChallengeColumns = [
  expiresAt: number,
  terms: string,
  challengerId: number,
  challengerWish: string,
  challengerReadyAt: number | null,
  friendId: number | null,
  friendWish: string | null,
  friendReadyAt: number | null,
];

export function challengeColumns({ expiresAt, terms, challenger, friend }: Challenge): ChallengeColumns {
  return [
    expiresAt,
    JSON.stringify(terms),
    challenger.playerId,
    JSON.stringify(challenger.wish),
    challenger.readyAt,
    friend?.playerId ?? null,
    friend && JSON.stringify(friend.wish),
    friend?.readyAt ?? null,
  ];
}
