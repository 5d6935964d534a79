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
  players: number;
  /** Players with a session that was used in the last day. */
  playersOfDay: number;
}

export const DAY_MS = 86_400_000;

export interface TableSize {
  name: string;
  /** Estimated where counting would take long. */
  rows: number;
  /** With its indexes; null where the database does not know. */
  bytes: number | null;
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
