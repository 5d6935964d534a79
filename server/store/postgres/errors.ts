import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseError } from "pg";

/** The code of errors that came from no database: it was not reached, or did not answer in time. */
export const UNREACHABLE = "POSTGRES_UNREACHABLE";

/**
 * Codes after which the same work may succeed at once: a failed serialisation, a deadlock, and a row that another
 * transaction has written first.
 */
const LOST = ["40001", "40P01", "23505"];
/**
 * The database went down, is starting, has no connection free, ended an idle transaction, or no longer takes changes:
 * another one may take its place. `08` are the connection errors that a pooler in between answers.
 */
const DOWN = [/^57P0[1-5]$/, /^25006$/, /^25P03$/, /^53300$/, /^08/, new RegExp(`^${UNREACHABLE}$`)];

/** The user or the password is wrong, or there is no such database. */
const NOT_LET_IN = [/^28/, /^3D/];

/** Whether the database is there and lets nobody in by this address. */
export function isNotLetIn(error: unknown): boolean {
  return NOT_LET_IN.some((known) => known.test(codeOf(error)));
}

/** Whether a transaction that failed has lost against another one and may succeed when it is run again. */
export function hasLostRace(error: unknown): boolean {
  return LOST.includes(codeOf(error));
}

/** Whether the database was not there. What it was told last it may have done, or not. */
export function isDown(error: unknown): boolean {
  return DOWN.some((known) => known.test(codeOf(error)));
}

/** The error with the database's own code, or with ours for one that did not come from it. */
export function databaseError(error: unknown): Error {
  if (error instanceof DatabaseError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The database cannot be reached: ${reason}`;
  return Object.assign(new Error(message, { cause: error }), { code: UNREACHABLE, reason: message });
}

/** As PostgreSQL refuses whoever has waited too long for a lock. */
export function waitedTooLong(): Error {
  return Object.assign(new Error("Earlier changes of the same thing took too long"), { code: "55P03" });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** How long to wait before each further attempt: one by one they spread the transactions that met. */
const PAUSES_MS = [1, 10, 40, 160] as const;

/**
 * Makes an attempt, and further ones after failures that may be repeated. It gives up when one of them has waited long
 * for a database that does not answer, so that nobody waits for several of them.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Result> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRepeat(error) || performance.now() + pauseMs >= until) throw error;
    }
    await pause(pauseMs);
  }
  return attempt();
}

/** How long a change may wait: for a free connection, for another one's lock, for the database's answer. */
export const LONGEST_WAIT_MS = 5_000;
