import type { ChallengeTerms, ChallengeWish, Counted } from "../../../rules/index.ts";
import type { NewBattle } from "./battle.ts";

/** One of the two players of a challenge. */
export interface Challenged {
  playerId: number;
  name: string;
  wish: ChallengeWish;
  /** When they last said that they wait for the next battle; null if not since the last one began. */
  readyAt: number | null;
}

/** A challenge by link, and after its acceptance the series of battles that follows from it (`GAP-61`). */
export interface Challenge {
  /** Random: the secret part of the link (`ABU-61`). */
  id: string;
  challenger: Challenged;
  /** null until somebody has accepted. */
  friend: Challenged | null;
  /** The friend whom it is addressed to, and who alone may accept it; null for whoever has the link. */
  invited: Pick<Challenged, "playerId" | "name"> | null;
  terms: ChallengeTerms;
  createdAt: number;
  /** From this moment on there is no such challenge, whether its row is removed or not. */
  expiresAt: number;
  /** Battles that each has won, the challenger first; from the results. */
  wins: readonly [number, number];
  /** Finished battles. */
  played: number;
}

/** A challenge that nobody has accepted yet. */
export type NewChallenge = Pick<Challenge, "id" | "terms" | "createdAt" | "expiresAt"> & {
  playerId: number;
  wish: ChallengeWish;
  invitedId: number | null;
};

export interface SeenChallenge {
  challenge: Challenge;
  now: number;
}

/** What a change of a challenge is decided by, read within its transaction. */
export interface ChallengeScene extends SeenChallenge {
  /** Who asks. */
  asking: Pick<Challenged, "playerId" | "name">;
  /** Active battles of the challenger, and of the friend or of who asks to become it. */
  battles: readonly [string | null, string | null];
  /** Their battles that ended lately. */
  ended: readonly [Counted, Counted];
}

/** How a challenge changes. */
export interface ChallengeChange<Answer> {
  /** The same object if nothing changes; one with another id takes its place. */
  challenge: Challenge;
  /** Begins with the change, or not at all; both players leave the queue for it. */
  battle: NewBattle | null;
  answer: Answer;
}

/** Synchronous work on a challenge. */
export interface ChallengeWork<Answer> {
  /** Battles that ended after this moment are counted. */
  endedAfter(now: number): number;
  change(scene: ChallengeScene): ChallengeChange<Answer>;
}

/** The part of the store about challenges by link. */
export interface ChallengeStore {
  /** Keeps a new challenge, unless its player has that many open ones; returns whether it did. */
  openChallenge(challenge: (now: number) => NewChallenge, most: number): Promise<NewChallenge | null>;
  /** null for a link that never existed or is no longer valid. */
  findChallenge(id: string): Promise<SeenChallenge | null>;
  /** A player's challenges that nobody has accepted yet, the latest first. */
  openChallengesOf(playerId: number): Promise<Challenge[]>;
  /** Open challenges that are addressed to a player by friends, the latest first; those of blocked players are not. */
  challengesTo(playerId: number): Promise<Challenge[]>;
  /** A player's challenges whose friend has accepted and said so after this moment. */
  challengesAccepted(playerId: number, readyAfter: (now: number) => number): Promise<Challenge[]>;
  /** Removes a challenge of one of its players, or one addressed to the player; returns whether there was one. */
  removeChallenge(id: string, playerId: number): Promise<boolean>;
  /** Changes a challenge and begins its battle in one transaction; null if there is no such challenge. */
  changeChallenge<Answer>(
    id: string,
    playerId: number,
    work: ChallengeWork<Answer>,
  ): Promise<{ challenge: Challenge; answer: Answer } | null>;
  /** Number of challenges that nobody has accepted yet. */
  countChallenges(): Promise<number>;
}

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
