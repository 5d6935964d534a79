/** Another transaction has written first what only one may write. */
export class LostRaceError extends Error {
  /** As PostgreSQL calls a failed serialisation, which it is. */
  readonly code = "40001";

  constructor() {
    super("Another change came first");
  }
}

/** The code of errors that came from no database: it was not reached, or did not answer in time. */
export const UNREACHABLE = "POSTGRES_UNREACHABLE";

/**
 * Codes after which the same work may succeed at once: a failed serialisation, a deadlock, and a row that another
 * transaction has written first.
 */
const LOST = ["40001", "40P01", "23505"];
/** The database went down, is starting, or no longer takes changes: another one may take its place. */
const DOWN = ["57P01", "57P02", "57P03", "25006", UNREACHABLE];
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Whether a transaction that failed has lost against another one and may succeed when it is run again. */
export function hasLostRace(error: unknown): boolean {
  return LOST.includes(codeOf(error));
}

/** Whether the database was not there. What it was told last it may have done, or not. */
export function isDown(error: unknown): boolean {
  return DOWN.includes(codeOf(error));
}

/** The error with the database's own code, or with ours for one that did not come from it. */
export function databaseError(error: unknown): Error {
  if (error instanceof Error && SQL_STATE.test(codeOf(error))) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(`The database cannot be reached: ${reason}`), { code: UNREACHABLE });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
