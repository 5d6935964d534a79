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
const CODES: readonly unknown[] = [PLAYER_GONE, "SQLITE_CONSTRAINT_TRIGGER"];

export function isPlayerGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.includes(error.code);
}
