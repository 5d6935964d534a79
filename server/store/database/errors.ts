/** The database was written by a newer release. */
export class NewerDataError extends Error {}

/** The database cannot be used as it is; the message says what to do. */
export class DamagedDataError extends Error {}

/** The code that PostgreSQL raises it with. */
export const PLAYER_GONE = "CL401";

/** The player was deleted while a call of theirs, or one about them, was under way (`ABU-99`). */
export class PlayerGoneError extends Error {
  readonly code = PLAYER_GONE;

  constructor() {
    super("A player that is not there any more");
  }
}

/** The same where the database noticed: SQLite has no codes of our own, and this is the game's only kind of trigger. */
const GONE_CODES: readonly unknown[] = [PLAYER_GONE, "SQLITE_CONSTRAINT_TRIGGER"];

export function isPlayerGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && GONE_CODES.includes(error.code);
}

/** What Node and SQLite call a disk without room. */
const FULL_CODES = ["ENOSPC", "EDQUOT", "SQLITE_FULL"];

/** Whether an error says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL_CODES.includes(String(error.code));
}

/** What Node and SQLite call a file or folder that this user may not use. */
const FORBIDDEN_CODES = ["EACCES", "EPERM", "EROFS", "SQLITE_CANTOPEN", "SQLITE_READONLY"];

/** Whether an error says that this user may not use a file or a folder. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Error && "code" in error && FORBIDDEN_CODES.includes(String(error.code));
}
