import type { CDPSession } from "@playwright/test";
import { type Figure, median, quantile, reported } from "../figure.ts";
import { post } from "../load/players.ts";
import { ProductionServer } from "../servers/production-server.ts";
import { loggedInPage, newPlayer, openBrowser, roomAppears } from "./player-page.ts";

const WARM_UP_MS = 3000;
const MEASURED_MS = 30_000;
const AIM_MEDIAN_MS = 2;
const AIM_P99_MS = 16;
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

/** Time that scripts take in each frame of the room; drawing the pixels is not in it. */
export async function measureFrames(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    const page = await loggedInPage(browser, server.url, await playerWithMachines(server.url));
    await page.goto(server.url);
    await roomAppears(page);
    await page.waitForTimeout(WARM_UP_MS);
    const times = scriptTimes(
      await trace(await page.context().newCDPSession(page), () => page.waitForTimeout(MEASURED_MS)),
    );
    if (times.length < FEWEST_FRAMES) throw new Error(`Only ${times.length} frames in ${MEASURED_MS} ms.`);
    return [
      reported({
        name: "script time per frame, median",
        unit: "ms",
        value: median(times),
        reference: AIM_MEDIAN_MS,
      }),
      reported({
        name: "script time per frame, p99",
        unit: "ms",
        value: quantile(times, 0.99),
        reference: AIM_P99_MS,
      }),
      reported({ name: "frames a second", unit: "frames/s", value: (times.length / MEASURED_MS) * 1000 }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A room as it is after the first hour: five machines, each on its cooldown. */
async function playerWithMachines(url: string): Promise<string> {
  const cookie = await newPlayer(url, 1);
  for (const [column, machineType] of ["catLair", "catLair", "reactor", "reactor", "amplifier"].entries()) {
    const place = { x: column * 128, y: 256, room: 1 };
    const built = await post(`${url}/api/buildMachine`, { machineType, ...place }, cookie);
    const { machine }: { machine: { id: string } } = await built.json();
    await post(`${url}/api/activateMachine`, { machineId: machine.id }, cookie);
  }
  return cookie;
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
