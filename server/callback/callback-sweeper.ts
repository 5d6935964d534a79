import { setTimeout as pauseFor } from "node:timers/promises";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sweepWhileListening } from "../http/sweep-while-listening.ts";
import type { Callback } from "../store/players/callbacks.ts";
import { CallbackSender, type SenderDeps, stillTrue } from "./callback-sender.ts";
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
