import type { FastifyBaseLogger } from "fastify";
import { toHttpError } from "./to-http-error.ts";

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

/** Logs an expected error as one line and a bug with its stack. */
export function logError(log: FastifyBaseLogger, err: unknown, text: string): void {
  const reason = expectedReason(err);
  if (reason === null) log.error({ err }, text);
  else log.warn({ reason }, text);
}
