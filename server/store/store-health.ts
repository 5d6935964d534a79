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
