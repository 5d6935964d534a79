import type { CDPSession, Page } from "@playwright/test";

const FEWEST_FRAMES = 100;
const MICROSECONDS = 1000;
const SCRIPT_EVENTS = new Set([
  "FireAnimationFrame",
  "FunctionCall",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
]);

type TraceEvent = { name: string; ts: number; tid: number; pid: number; dur?: number; tdur?: number };

/** Milliseconds that scripts take in each frame meanwhile; drawing the pixels is not in it. */
export async function frameTimes(page: Page, during: () => Promise<void>): Promise<number[]> {
  const times = scriptTimes(await trace(await page.context().newCDPSession(page), during));
  if (times.length < FEWEST_FRAMES) throw new Error(`Only ${times.length} frames were drawn.`);
  return times;
}

async function trace(recorder: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  recorder.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, ts, tid, pid, dur, tdur } of value) {
      events.push({
        name: String(name),
        ts: Number(ts),
        tid: Number(tid),
        pid: Number(pid),
        ...times(dur, tdur),
      });
    }
  });
  await recorder.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await during();
  const complete = new Promise((resolve) => recorder.once("Tracing.tracingComplete", resolve));
  await recorder.send("Tracing.end");
  await complete;
  return events;
}

function times(dur: unknown, tdur: unknown): { dur?: number; tdur?: number } {
  return { ...(typeof dur === "number" ? { dur } : {}), ...(typeof tdur === "number" ? { tdur } : {}) };
}

/**
 * Milliseconds of script between one animation frame and the next, on the page's main thread: its own
 * working time, so that other processes on the machine do not count.
 */
function scriptTimes(events: readonly TraceEvent[]): number[] {
  const first = events.find(({ name }) => name === "FireAnimationFrame");
  const scripts = events
    .filter(({ name, pid, tid }) => SCRIPT_EVENTS.has(name) && pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const perFrame: number[] = [];
  let busyUntil = 0;
  for (const { name, ts, dur = 0, tdur = dur } of scripts) {
    if (ts < busyUntil) continue;
    busyUntil = ts + dur;
    if (name === "FireAnimationFrame") perFrame.push(0);
    if (perFrame.length > 0) perFrame[perFrame.length - 1] = (perFrame.at(-1) ?? 0) + tdur / MICROSECONDS;
  }
  return perFrame;
}
