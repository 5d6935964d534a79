import type { FastifyBaseLogger } from "fastify";
import { failureOf } from "./failure-of.ts";

const BUG = 500;

/**
 * Why something went wrong that is expected to go wrong at times, such as a busy database, a full disk or a silent
 * gateway: a few words for the log. null for what is a mistake of ours, whose stack is needed.
 */
export function expectedReason(error: unknown): string | null {
  const failure = failureOf(error);
  if (failure.status === BUG) return null;
  const { reason, code } = Object(error) as { reason?: unknown; code?: unknown };
  return String(reason ?? code ?? failure.code);
}

/** One line for what is expected to fail at times, and the whole error for anything else. */
export function logFailure(log: FastifyBaseLogger, err: unknown, text: string): void {
  const reason = expectedReason(err);
  if (reason === null) log.error({ err }, text);
  else log.warn({ reason }, text);
}
