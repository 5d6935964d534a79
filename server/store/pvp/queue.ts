import type { QueueEntry } from "../../../rules/index.ts";
import { LostRaceError, type Queries, statement, type Unit, WITHOUT_LIMIT } from "../database/unit.ts";
import { activeBattle, type Battles } from "./battles.ts";
import type { Matching, QueuePlace, QueueRequest, QueueState, Waiting } from "./pvp-store.ts";

/** Number of waits kept; the rules read the latest 20. */
const KEPT = 100;

const insert = statement<[number, number | null]>(
  "INSERT INTO pvp_waits (seconds, casual_turn_ms) VALUES ($1, $2)",
);
const removeOld = statement<[]>(
  `DELETE FROM pvp_waits WHERE id IN (SELECT id FROM pvp_waits ORDER BY id DESC LIMIT ${WITHOUT_LIMIT} OFFSET ${KEPT})`,
);
const select = statement<[number | null], { seconds: number }>(
  "SELECT seconds FROM pvp_waits WHERE casual_turn_ms IS NOT DISTINCT FROM $1 ORDER BY id",
);

/** Records how long a player who was matched had waited (`GAP-41`). */
function addWait(unit: Unit, seconds: number, casualTurnMs: number | null): void {
  unit.write(insert, seconds, casualTurnMs);
  unit.write(removeOld);
}

/** Those for the same kind of battle, oldest first. */
export async function latestWaits(queries: Queries, casualTurnMs: number | null): Promise<number[]> {
  return (await queries.all(select, casualTurnMs)).map(({ seconds }) => seconds);
}

const SECOND_MS = 1000;
/** Whoever joins, pairs or leaves for a battle against a bot does so alone; any number that nothing else locks. */
const QUEUE_LOCK = 7_210_116;

const RATING =
  "coalesce((SELECT rating FROM pvp_statistics AS own WHERE own.player_id = pvp_queue.player_id), $1)";
const ENTRY = `players.public_id AS "playerId", pvp_queue.account, ${RATING} AS rating,
  casual_turn_ms AS "casualTurnMs", joined_at AS "joinedAt", seen_at AS "seenAt"`;
const QUEUE = "pvp_queue JOIN players ON players.id = pvp_queue.player_id";

type PlaceRow = Omit<QueuePlace, "deck"> & { deck: string };

const lock = statement<[], { locked: string }>(
  `SELECT pg_advisory_xact_lock(${QUEUE_LOCK})::text AS locked`,
  "SELECT '' AS locked",
);
const lockOwn = statement<[number], { id: number }>(
  "SELECT player_id AS id FROM pvp_queue WHERE player_id = $1 FOR UPDATE",
);
/** A player who waits already for the same kind of battle keeps their place. */
const upsert = statement<[number, string, number, string, number | null]>(
  `INSERT INTO pvp_queue (player_id, account, joined_at, seen_at, deck, casual_turn_ms)
   VALUES ($1, $2, $3, $3, $4, $5)
   ON CONFLICT (player_id) DO UPDATE
   SET account = excluded.account, seen_at = excluded.seen_at, deck = excluded.deck,
     casual_turn_ms = excluded.casual_turn_ms,
     joined_at = CASE WHEN pvp_queue.casual_turn_ms IS NOT DISTINCT FROM excluded.casual_turn_ms
       THEN pvp_queue.joined_at ELSE excluded.joined_at END`,
);
const touch = statement<[number, number]>("UPDATE pvp_queue SET seen_at = $1 WHERE player_id = $2");
const remove = statement<[number]>("DELETE FROM pvp_queue WHERE player_id = $1");
const removeAllUnseen = statement<[number]>("DELETE FROM pvp_queue WHERE seen_at <= $1");
const removeOwnUnseen = statement<[number, number]>(
  "DELETE FROM pvp_queue WHERE seen_at <= $1 AND player_id = $2",
);
const selectWaiting = statement<[number, number], Waiting>(
  `SELECT joined_at AS "joinedAt", ${RATING} AS rating, casual_turn_ms AS "casualTurnMs"
   FROM pvp_queue WHERE player_id = $2`,
);
/** Everybody in the queue is a player; said so, SQLite does not look through the players for those in the queue. */
const selectEntries = statement<[number], QueueEntry>(
  `SELECT ${ENTRY} FROM pvp_queue LEFT JOIN players ON players.id = pvp_queue.player_id`,
);
/** Locked, so that nobody leaves who is just being paired. */
const selectPlace = (condition: string) =>
  `SELECT ${ENTRY}, players.id, players.first_name AS name, deck FROM ${QUEUE}
   WHERE ${condition} FOR UPDATE OF pvp_queue`;
const selectPublicPlace = statement<[number, string], PlaceRow>(selectPlace("players.public_id = $2"));
const selectOwnPlace = statement<[number, number], PlaceRow>(selectPlace("players.id = $2"));

/** Makes whoever would pair this player wait for this unit, and nobody else. */
export async function lockPlace(unit: Unit, playerId: number): Promise<void> {
  await unit.first(lockOwn, playerId);
}

/** Makes other changes of the queue wait for this unit. */
export async function lockQueue(unit: Unit): Promise<void> {
  await unit.first(lock);
}

export function joinQueue(unit: Unit, { id, account, deck, casualTurnMs }: QueueRequest, now: number): void {
  unit.write(upsert, id, account, now, JSON.stringify(deck), casualTurnMs);
}

export async function leaveQueue(queries: Queries, playerId: number): Promise<void> {
  await queries.run(remove, playerId);
}

/** Records that a player still waits, unless they were not seen for too long. */
export function noteWaiting(unit: Unit, playerId: number, seenAfter: number, now: number): void {
  unit.write(removeOwnUnseen, seenAfter, playerId);
  unit.write(touch, now, playerId);
}

/** Removes players last seen at this moment or before. */
export function removeUnseen(unit: Unit, seenAt: number): void {
  unit.write(removeAllUnseen, seenAt);
}

export async function placeOf(unit: Unit, playerId: number, startRating: number): Promise<QueuePlace | null> {
  const row = await unit.first(selectOwnPlace, startRating, playerId);
  return row && withDeck(row);
}

/** A player's place between queue and battle. */
export async function queueState(
  unit: Unit,
  playerId: number,
  { startRating }: Matching,
): Promise<QueueState> {
  const [battleId, waiting] = await Promise.all([
    activeBattle(unit, playerId),
    unit.first(selectWaiting, startRating, playerId),
  ]);
  const waits = await latestWaits(unit, waiting?.casualTurnMs ?? null);
  return { now: unit.now(), battleId, waiting, waits };
}

/** Pairs waiting players who may meet and begins their battles. Returns how many (`GAP-41`); the queue is locked. */
export async function pairWaiting(
  unit: Unit,
  battles: Battles,
  matching: Matching,
  now: number,
): Promise<number> {
  removeUnseen(unit, matching.seenAfter(now));
  const pairs = matching.pair(await unit.all(selectEntries, matching.startRating), now);
  for (const [first, second] of pairs) {
    const [one, two] = await Promise.all([
      publicPlace(unit, first, matching),
      publicPlace(unit, second, matching),
    ]);
    battles.create(unit, matching.begin([one, two], now));
    for (const { id, joinedAt, casualTurnMs } of [one, two]) {
      unit.write(remove, id);
      addWait(unit, Math.floor((now - joinedAt) / SECOND_MS), casualTurnMs);
    }
  }
  return pairs.length;
}

async function publicPlace(
  unit: Unit,
  { playerId }: QueueEntry,
  { startRating }: Matching,
): Promise<QueuePlace> {
  const row = await unit.first(selectPublicPlace, startRating, playerId);
  // The player has just left: the others are paired anew.
  if (!row) throw new LostRaceError();
  return withDeck(row);
}

function withDeck(row: PlaceRow): QueuePlace {
  return { ...row, deck: JSON.parse(row.deck) };
}
