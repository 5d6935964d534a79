import type { Challenge, Challenged, NewChallenge } from "../challenge.ts";
import {
  BY_A_FRIEND,
  type ChallengeColumns,
  type ChallengeRow,
  challengeColumns,
  challengeOf,
  SELECT_CHALLENGE,
} from "../challenge-row.ts";
import { PlayerGoneError } from "../player-gone-error.ts";
import { type Queries, statement, type Unit } from "../unit.ts";

const select = statement<[string, number], ChallengeRow>(
  `${SELECT_CHALLENGE} own.id = $1 AND expires_at > $2`,
);
const lock = statement<[string, number], { id: string }>(
  "SELECT id FROM pvp_challenges WHERE id = $1 AND expires_at > $2 FOR UPDATE",
);
const selectOpen = statement<[number, number], ChallengeRow>(
  `${SELECT_CHALLENGE} challenger_id = $1 AND friend_id IS NULL AND expires_at > $2
   ORDER BY own.created_at DESC, own.id COLLATE "C"`,
);
const selectTo = statement<[number, number], ChallengeRow>(
  `${SELECT_CHALLENGE} invited_id = $1 AND expires_at > $2 AND ${BY_A_FRIEND}
   ORDER BY own.created_at DESC, own.id COLLATE "C"`,
);
const selectAccepted = statement<[number, number, number], ChallengeRow>(
  `${SELECT_CHALLENGE} challenger_id = $1 AND expires_at > $2 AND friend_ready_at > $3
   ORDER BY own.created_at DESC, own.id COLLATE "C"`,
);
const selectPlayer = statement<[number], Pick<Challenged, "playerId" | "name">>(
  `SELECT id AS "playerId", first_name AS name FROM players WHERE id = $1`,
);
const insert = statement<[string, number, ...ChallengeColumns, number | null]>(
  `INSERT INTO pvp_challenges (id, created_at, expires_at, terms, challenger_id, challenger_wish,
     challenger_ready_at, friend_id, friend_wish, friend_ready_at, invited_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const update = statement<[...ChallengeColumns, string]>(
  `UPDATE pvp_challenges SET expires_at = $1, terms = $2, challenger_id = $3, challenger_wish = $4,
     challenger_ready_at = $5, friend_id = $6, friend_wish = $7, friend_ready_at = $8 WHERE id = $9`,
);
const remove = statement<[string, number, number]>(
  `DELETE FROM pvp_challenges
   WHERE id = $1 AND (challenger_id = $2 OR friend_id = $2 OR invited_id = $2) AND expires_at > $3`,
);

const count = statement<[number], { open: number }>(
  "SELECT count(*) AS open FROM pvp_challenges WHERE friend_id IS NULL AND expires_at > $1",
);

export async function findChallenge(queries: Queries, id: string, now: number): Promise<Challenge | null> {
  const row = await queries.first(select, id, now);
  return row && challengeOf(row);
}

/** The challenge, which nobody else can change until the end of the unit. */
export async function lockChallenge(unit: Unit, id: string): Promise<Challenge | null> {
  const found = await unit.first(lock, id, unit.now());
  return found && findChallenge(unit, id, unit.now());
}

export async function openChallengesOf(
  queries: Queries,
  playerId: number,
  now: number,
): Promise<Challenge[]> {
  return (await queries.all(selectOpen, playerId, now)).map(challengeOf);
}

export async function challengesTo(queries: Queries, playerId: number, now: number): Promise<Challenge[]> {
  return (await queries.all(selectTo, playerId, now)).map(challengeOf);
}

export async function challengesAccepted(
  queries: Queries,
  playerId: number,
  now: number,
  readyAfter: number,
): Promise<Challenge[]> {
  return (await queries.all(selectAccepted, playerId, now, readyAfter)).map(challengeOf);
}

export async function playerAsking(
  queries: Queries,
  playerId: number,
): Promise<Pick<Challenged, "playerId" | "name">> {
  const player = await queries.first(selectPlayer, playerId);
  if (!player) throw new PlayerGoneError();
  return player;
}

/** A challenge whose player is there. */
export function addChallenge(unit: Unit, challenge: NewChallenge): void {
  const { id, createdAt, expiresAt, terms, playerId, wish, invitedId } = challenge;
  const texts = [JSON.stringify(terms), playerId, JSON.stringify(wish)] as const;
  unit.write(insert, id, createdAt, expiresAt, ...texts, createdAt, null, null, null, invitedId);
}

/** Keeps a changed challenge: under its own id, or in the place of the one that it follows. */
export function writeChallenge(unit: Unit, before: Challenge, challenge: Challenge): void {
  const columns = challengeColumns(challenge);
  if (challenge.id === before.id) unit.write(update, ...columns, challenge.id);
  else {
    unit.write(remove, before.id, before.challenger.playerId, unit.now());
    const invitedId = challenge.invited?.playerId ?? null;
    unit.write(insert, challenge.id, challenge.createdAt, ...columns, invitedId);
  }
}

export async function removeChallenge(
  queries: Queries,
  id: string,
  playerId: number,
  now: number,
): Promise<boolean> {
  return (await queries.run(remove, id, playerId, now)) > 0;
}

export async function countOpenChallenges(queries: Queries, now: number): Promise<number> {
  return (await queries.first(count, now))?.open ?? 0;
}
