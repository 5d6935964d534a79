import { PlayerGoneError } from "../database/errors.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { lockPlayer } from "../players/players.ts";
import { activeBattle, type PvpParts } from "./battles.ts";
import {
  BY_A_FRIEND,
  type Challenge,
  type ChallengeColumns,
  type Challenged,
  type ChallengeRow,
  type ChallengeStore,
  challengeColumns,
  challengeOf,
  type NewChallenge,
  SELECT_CHALLENGE,
} from "./challenge.ts";
import { leaveQueue, lockQueue } from "./queue.ts";
import { countEnded } from "./records.ts";

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
async function lockChallenge(unit: Unit, id: string): Promise<Challenge | null> {
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
function addChallenge(unit: Unit, challenge: NewChallenge): void {
  const { id, createdAt, expiresAt, terms, playerId, wish, invitedId } = challenge;
  const texts = [JSON.stringify(terms), playerId, JSON.stringify(wish)] as const;
  unit.write(insert, id, createdAt, expiresAt, ...texts, createdAt, null, null, null, invitedId);
}

/** Keeps a changed challenge: under its own id, or in the place of the one that it follows. */
function writeChallenge(unit: Unit, before: Challenge, challenge: Challenge): void {
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

async function countOpenChallenges(queries: Queries, now: number): Promise<number> {
  return (await queries.first(count, now))?.open ?? 0;
}

/** The part of the store about challenges by link. */
export function challengeStore(parts: PvpParts): ChallengeStore {
  const { database, battles } = parts;
  return {
    openChallenge: (made, most) =>
      database.unit(async (unit) => {
        const { playerId } = made(unit.now());
        await lockPlayer(unit, playerId);
        const challenge = made(unit.now());
        const open = await openChallengesOf(unit, playerId, unit.now());
        if (open.length >= most) return null;
        addChallenge(unit, challenge);
        return challenge;
      }),
    findChallenge: async (id) => {
      const time = await database.now();
      const challenge = await findChallenge(database, id, time);
      return challenge && { challenge, now: time };
    },
    openChallengesOf: async (playerId) => openChallengesOf(database, playerId, await database.now()),
    challengesTo: async (playerId) => challengesTo(database, playerId, await database.now()),
    challengesAccepted: async (playerId, readyAfter) => {
      const time = await database.now();
      return challengesAccepted(database, playerId, time, readyAfter(time));
    },
    removeChallenge: async (id, playerId) => removeChallenge(database, id, playerId, await database.now()),
    countChallenges: async () => countOpenChallenges(database, await database.now()),
    changeChallenge: (id, playerId, work) =>
      database.unit(async (unit) => {
        // Nobody is paired or deleted meanwhile.
        await lockQueue(unit);
        const before = await lockChallenge(unit, id);
        if (!before) return null;
        const pair = [before.challenger.playerId, before.friend?.playerId ?? playerId] as const;
        const endedAfter = work.endedAfter(unit.now());
        const [asking, one, two, endedOne, endedTwo] = await Promise.all([
          playerAsking(unit, playerId),
          activeBattle(unit, pair[0]),
          activeBattle(unit, pair[1]),
          countEnded(unit, pair[0], endedAfter),
          countEnded(unit, pair[1], endedAfter),
        ]);
        const { challenge, battle, answer } = work.change({
          challenge: before,
          now: unit.now(),
          asking,
          battles: [one, two],
          ended: [endedOne, endedTwo],
        });
        if (challenge !== before) writeChallenge(unit, before, challenge);
        if (battle) {
          battles.create(unit, battle);
          for (const { playerId: fighter } of battle.contestants)
            if (fighter !== null) await leaveQueue(unit, fighter);
        }
        return { challenge, answer };
      }),
  };
}
