import { ResponseError } from "@radixdlt/babylon-gateway-api-sdk";
import { LedgerUnavailable } from "./ledger-unavailable.ts";

const LONGEST_REASON = 400;

/** Waits for a gateway call; any error becomes a `LedgerUnavailable` with a sentence (`ABU-56`). */
export async function ask<Answer>(call: string, asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof LedgerUnavailable) throw error;
    throw new LedgerUnavailable(`${call}: ${reasonOf(error)}`.slice(0, LONGEST_REASON));
  }
}

/** The error type of a gateway's refusal, such as `TransactionNotFoundError`; null for any other error. */
export function refusalType(error: unknown): string | null {
  if (!(error instanceof ResponseError)) return null;
  const type: unknown = error.errorResponse?.details?.type;
  return typeof type === "string" ? type : null;
}

function reasonOf(error: unknown): string {
  if (error instanceof ResponseError)
    return `the gateway answered ${error.status} ${error.errorResponse ? error.message : "without a reason"}`;
  if (!(error instanceof Error)) return "the call failed";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return "the gateway did not answer in time";
  if (error instanceof SyntaxError) return `the gateway's answer is not JSON: ${error.message}`;
  if (error.message === "fetch failed") return `the gateway cannot be reached: ${causeOf(error)}`;
  return `the gateway's answer is not understood: ${error.message}`;
}

function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return "no cause is known";
  return "code" in cause ? String(cause.code) : cause.message;
}
