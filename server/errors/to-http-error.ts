import type { FastifyBaseLogger } from "fastify";
import { isPlayerGone } from "../store/database/errors.ts";
import { UNREACHABLE } from "../store/postgres/errors.ts";
import { dataUnreachable, failure, noSpace, notLoggedIn, serverError, unavailable } from "./failure.ts";
import { HttpError } from "./http-error.ts";

/**
 * Temporary errors of the database: SQLite's codes, where extended ones such as `SQLITE_BUSY_SNAPSHOT` count as well,
 * and PostgreSQL's: lost against other transactions, waited too long, full, or taking no changes.
 */
const STORE_ERRORS: readonly [code: string, error: () => HttpError][] = [
  ["SQLITE_BUSY", unavailable],
  ["SQLITE_LOCKED", unavailable],
  ["SQLITE_FULL", noSpace],
  ["SQLITE_IOERR", dataUnreachable],
  ["SQLITE_READONLY", dataUnreachable],
  ["SQLITE_CANTOPEN", dataUnreachable],
  ["40001", unavailable],
  ["40P01", unavailable],
  ["55P03", unavailable],
  ["57014", unavailable],
  ["25P03", unavailable],
  ["53100", noSpace],
  ["25006", dataUnreachable],
  [UNREACHABLE, dataUnreachable],
];
/** Classes of PostgreSQL's errors, by how they begin: out of means, no connection, no login, no database, down, no disk. */
const STORE_ERROR_CLASSES: typeof STORE_ERRORS = [
  ["53", unavailable],
  ["08", dataUnreachable],
  ["28", dataUnreachable],
  ["3D", dataUnreachable],
  ["57P", dataUnreachable],
  ["58", dataUnreachable],
];
const SQL_STATE_LENGTH = 5;

/** Errors of the HTTP layer itself, by status. */
const HTTP_ERRORS = new Map<number, Parameters<typeof failure>[0]>([
  [400, "malformed"],
  [403, "forbidden"],
  [404, "not_found"],
  [405, "method_not_allowed"],
  [408, "timeout"],
  [413, "too_large"],
  [414, "too_long_address"],
  [415, "unsupported_media_type"],
  [417, "strange_expectation"],
  [431, "too_large_headers"],
]);

/** The error answer for anything that was thrown. The text of a bug stays hidden: 500 "Server error" (`ABU-53`). */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isPlayerGone(error)) return notLoggedIn();
  if (hasField(error, "validation")) return invalidRequest(error);
  const stored = hasField(error, "code") ? storeError(String(error.code)) : null;
  if (stored !== null) return stored;
  const status = hasField(error, "statusCode") ? Number(error.statusCode) : 500;
  const known = HTTP_ERRORS.get(status);
  if (known) return failure(known);
  return status >= 400 && status < 500
    ? new HttpError(status, "malformed", "failures.refused")
    : serverError();
}

function storeError(code: string): HttpError | null {
  const found =
    STORE_ERRORS.find(([known]) => code === known || code.startsWith(`${known}_`)) ??
    STORE_ERROR_CLASSES.find(([begin]) => code.length === SQL_STATE_LENGTH && code.startsWith(begin));
  return found === undefined ? null : found[1]();
}

function hasField<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === "object" && value !== null && name in value;
}

/** The validator's sentence; it repeats no value of the request. */
function invalidRequest(error: object): HttpError {
  return failure("invalid_request", { values: { problem: error instanceof Error ? error.message : "" } });
}

const BUG = 500;

/**
 * A few words for the log about an error that is expected at times, such as a busy database, a full disk or an
 * unreachable gateway. null for a bug, which needs its stack in the log.
 */
export function expectedReason(error: unknown): string | null {
  const known = toHttpError(error);
  if (known.status === BUG) return null;
  const { reason, code } = Object(error) as { reason?: unknown; code?: unknown };
  return String(reason ?? code ?? known.code);
}

/** Whether the database is away or full, which the readiness check tells once and not with everything that fails. */
export function isOutage({ code }: Pick<HttpError, "code">): boolean {
  return code === "data_unreachable" || code === "no_space";
}

/** Logs an expected error as one line and a bug with its stack; nothing of an outage. */
export function logError(log: FastifyBaseLogger, err: unknown, text: string): void {
  if (isOutage(toHttpError(err))) return;
  const reason = expectedReason(err);
  if (reason === null) log.error({ err }, text);
  else log.warn({ reason }, text);
}
