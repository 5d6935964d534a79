import type { RuleSet } from "../../../rules/index.ts";

export type Patience = Pick<RuleSet["gateway"], "timeoutMs" | "attempts" | "firstPauseMs" | "longestPauseMs">;

/** Waits so many milliseconds, or until the signal ends the wait with its error. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** The only call that changes the ledger: it is sent once. */
const SUBMIT = "/transaction/submit";
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/**
 * A fetch that never hangs: one timeout over all attempts and pauses (`CON-91`). A read that did not reach the
 * gateway, or that it answered with 429 or 5xx, is tried again after a pause; a `Retry-After` is obeyed, or,
 * where it asks for too long, the answer is taken as it is.
 */
export function patientFetch(patience: Patience, pause: Pause): typeof fetch {
  return async (target, options = {}) => {
    const signal = withTimeout(patience.timeoutMs, options.signal);
    const attempts = String(target).endsWith(SUBMIT) ? 1 : patience.attempts;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await attempted(() => fetch(target, { ...options, signal }));
      const wait = attempt < attempts ? pauseAfter(outcome, attempt, patience) : null;
      if (wait === null || signal.aborted) return resultOf(outcome);
      if (outcome.answer) await outcome.answer.body?.cancel();
      await pause(wait, signal);
    }
  };
}

type Outcome = { answer: Response } | { answer: null; error: unknown };

async function attempted(send: () => Promise<Response>): Promise<Outcome> {
  try {
    return { answer: await send() };
  } catch (error) {
    return { answer: null, error };
  }
}

function resultOf(outcome: Outcome): Response {
  if (outcome.answer === null) throw outcome.error;
  return outcome.answer;
}

/** How long to wait before the next attempt; null where another one would not help. */
function pauseAfter({ answer }: Outcome, attempt: number, patience: Patience): number | null {
  if (answer && answer.status !== TOO_MANY_REQUESTS && answer.status < FIRST_SERVER_ERROR) return null;
  const ownPause = patience.firstPauseMs * 2 ** (attempt - 1);
  const wait = Math.max(ownPause, retryAfterMs(answer?.headers.get("retry-after") ?? null));
  return wait <= patience.longestPauseMs ? wait : null;
}

/** Seconds as gateways send them; anything else counts as no wish. */
function retryAfterMs(header: string | null): number {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) * 1000 : 0;
}

function withTimeout(timeoutMs: number, given: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return given ? AbortSignal.any([given, timeout]) : timeout;
}
