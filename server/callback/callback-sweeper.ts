import { setTimeout as pauseFor } from "node:timers/promises";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sweepWhileListening } from "../http/sweep-while-listening.ts";
import type { Callback } from "../store/callbacks.ts";
import { CallbackSender, type SenderDeps, stillTrue } from "./callback-sender.ts";
import { AddressRefused, type PostAnswer } from "./post.ts";
import { canCallBack } from "./send-telegram.ts";

const EVERY_MS = 2_000;
/** Most callbacks that a process sends at the same time; the others wait for the next sweep. */
const MOST_AT_ONCE = 50;
/** `GAP-62`: of all but turns, within 24 hours. */
const MOST_A_DAY = 3;

/**
 * Looks every two seconds for callbacks that are due, and sends them. Any number of processes may do it: each callback
 * is claimed by one of them.
 */
export function startCallbackSweeper(app: App, deps: AppDeps): void {
  if (!canCallBack(deps.configuration)) return;
  const pause = (ms: number, signal: AbortSignal) => pauseFor(ms, undefined, { signal, ref: false });
  const sender = new CallbackSender({ ...deps, pause });
  sweepWhileListening(app, deps, {
    everyMs: EVERY_MS,
    sweep: () => makeDueCallbacks(deps, sender),
    failure: "looking for due callbacks failed",
  });
  app.addHook("preClose", () => sender.end());
}

type SweepDeps = Pick<SenderDeps, "store" | "rules">;

/** One sweep: what is due and still true is claimed and handed to the sender, which goes on by itself. */
export async function makeDueCallbacks(deps: SweepDeps, sender: CallbackSender): Promise<void> {
  const free = MOST_AT_ONCE - sender.size;
  if (free <= 0) return;
  const due = await deps.store.dueCallbacks(free);
  const made = await Promise.allSettled(due.map((callback) => makeCallback(deps, sender, callback)));
  // The error of one holds up no other.
  const failed = made.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}

async function makeCallback(deps: SweepDeps, sender: CallbackSender, callback: Callback): Promise<void> {
  const { store } = deps;
  const verdict = await stillTrue(deps, callback);
  if (verdict === "never") return store.dropCallback(callback);
  if ("later" in verdict) {
    const { subject, dueAt } = verdict.later;
    if (subject === callback.subject) return store.postponeCallback(callback, dueAt);
    return store.noteCallback({ ...callback, subject, dueAt });
  }
  const claimed = await store.claimCallback(callback, callback.kind === "turn" ? null : MOST_A_DAY);
  if (claimed) sender.send(callback, claimed, verdict.make);
}

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
