import { type Queries, statement } from "./unit.ts";

/**
 * Why a database should not be used although it can be written: another release has migrated it, its file was removed
 * or replaced, or its disk is nearly full.
 */
export type StoreProblem = "other_version" | "file_replaced" | "low_space";

/** What a look at the database found. */
export interface StoreHealth {
  problem: StoreProblem | null;
  /** Free bytes of the disk that holds the database; null where they cannot be known. */
  freeBytes: number | null;
}

/** How much a database holds. */
export interface StoreSizes {
  /** Bytes of the whole database, with its indexes and its log of changes. */
  bytes: number;
  tables: readonly TableSize[];
  /** Estimated where counting would take long, as the next one. */
  players: number;
  /** Players with a session that was used in the last day. */
  playersOfDay: number;
}

export const DAY_MS = 86_400_000;
/** Sessions that are counted one by one; where more were used, a sample of players tells. */
const MOST_COUNTED = 5_000;
const SAMPLED = 1_000;

/** Rows of players stay for good. */
const selectPlayers = statement<[], { players: number }>(
  "SELECT coalesce(max(id), 0) AS players FROM players",
);
const selectSeen = statement<[number, number], { sessions: number; players: number }>(
  `SELECT count(*) AS sessions, count(DISTINCT player_id) AS players FROM
     (SELECT player_id FROM sessions WHERE seen_at > $1 ORDER BY seen_at LIMIT $2) AS seen`,
);
/** Of players whose numbers are so far apart, how many were seen. */
const selectSample = statement<[number, number, number], { players: number }>(
  `WITH RECURSIVE sampled (id) AS
     (SELECT $1::int UNION ALL SELECT id + $1::int FROM sampled WHERE id + $1::int <= $2::int)
   SELECT count(*) AS players FROM sampled
   WHERE EXISTS (SELECT 1 FROM sessions WHERE player_id = sampled.id AND seen_at > $3)`,
);

/** How many players there are, and how many of them have used a session in the last day: exact in small games. */
export async function countPlayers(
  queries: Queries,
  now: number,
): Promise<Pick<StoreSizes, "players" | "playersOfDay">> {
  const since = now - DAY_MS;
  const players = (await queries.first(selectPlayers))?.players ?? 0;
  const seen = await queries.first(selectSeen, since, MOST_COUNTED);
  if ((seen?.sessions ?? 0) < MOST_COUNTED) return { players, playersOfDay: seen?.players ?? 0 };
  const distance = Math.max(1, Math.ceil(players / SAMPLED));
  const sample = await queries.first(selectSample, distance, players, since);
  return { players, playersOfDay: (sample?.players ?? 0) * distance };
}

export interface TableSize {
  name: string;
  /** Estimated where counting would take long. */
  rows: number;
  /** With its indexes; null where the database does not know. */
  bytes: number | null;
}

/** What becomes of a database's log of changes outside of it: PostgreSQL's archive and standbys. */
export interface LogCopies {
  /** Whether the archive has refused what it was given last; the log is kept until it takes it. */
  isArchiveFailing: boolean;
  /** Standbys that are connected. */
  standbys: number;
  /** Bytes of the log that a standby has not played yet, or that are kept for one that is gone. */
  behindBytes: number;
}

/** Is told by a store how its changes go; it must cost next to nothing. */
export interface StoreMeter {
  /** A change is durable, or has failed, so many milliseconds after it was asked for. */
  ended(ms: number, done: boolean): void;
  /** A change begins anew: another one was faster, or holds the lock, or the connection was lost. */
  repeated(): void;
}

export const NO_METER: StoreMeter = { ended: () => {}, repeated: () => {} };

/** How busy a store is at the moment. */
export interface StoreLoad {
  /** Changes that wait: for a connection, or with SQLite for the next commit. */
  waiting: number;
  /** Null without connections. */
  connections: { open: number; idle: number } | null;
}
