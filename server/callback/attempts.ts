import { AddressRefused, type PostAnswer } from "./post.ts";

/** How one attempt to deliver a message ended. */
export type Attempt =
  | { outcome: "delivered" }
  /** The receiver is not there any more, or wants nothing from us: never send again. */
  | { outcome: "gone" }
  /** Nothing was accepted, and later it may be. */
  | { outcome: "busy"; status: number | string; retryAfterMs: number }
  | { outcome: "failed"; status: number | string };

/** Waits for some milliseconds; rejects when the signal ends it. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

const PAUSES_MS = [1_000, 4_000, 15_000, 30_000] as const;
/** A service that asks to wait for longer is left alone. */
const LONGEST_PAUSE_MS = 60_000;

/** Nothing was sent yet when these happened, so that sending again cannot send twice. */
const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

interface Patience {
  pause: Pause;
  signal: AbortSignal;
  /** How long the message is worth sending, in milliseconds. */
  lifeMs: number;
}

/** Tries until the message is accepted or refused: up to five times, and no longer than it is of use. */
export async function withAttempts(
  attempt: () => Promise<Attempt>,
  { pause, signal, lifeMs }: Patience,
): Promise<Attempt> {
  let waitedMs = 0;
  for (const pauseMs of PAUSES_MS) {
    const tried = await attempt();
    if (tried.outcome !== "busy") return tried;
    const waitMs = Math.max(pauseMs, tried.retryAfterMs);
    waitedMs += waitMs;
    if (waitMs > LONGEST_PAUSE_MS || waitedMs >= lifeMs) return tried;
    await pause(waitMs, signal);
  }
  return attempt();
}

/**
 * What an answer means by its status. A message whose answer was lost may have arrived, so it is not sent again.
 */
export async function attemptOf(
  send: () => Promise<PostAnswer>,
  goneStatus: ReadonlySet<number>,
): Promise<Attempt> {
  try {
    const { status, retryAfterMs } = await send();
    if (status >= 200 && status < 300) return { outcome: "delivered" };
    if (goneStatus.has(status)) return { outcome: "gone" };
    if (status === 429 || status >= 500) return { outcome: "busy", status, retryAfterMs };
    return { outcome: "failed", status };
  } catch (error) {
    if (error instanceof AddressRefused) return { outcome: "failed", status: error.message };
    const { code = "no answer" } = error as NodeJS.ErrnoException;
    const status = String(code);
    return NOT_SENT.has(status)
      ? { outcome: "busy", status, retryAfterMs: 0 }
      : { outcome: "failed", status };
  }
}
