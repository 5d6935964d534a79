import type { Page } from "@playwright/test";
import { atMost, type Figure, median } from "../../figure.ts";
import { playByKeys } from "./play-by-keys.ts";
import { inTheLab, press, startPractice } from "./practice.ts";

const RUNS = 3;
const EARLY = 2;
const BATTLES = 20;
const GROWTH_LIMIT = 1.1;
const PACE_MS = 60;
/** What is held does not depend on the size, and a small battlefield is drawn sooner. */
const SMALL = { width: 800, height: 450 };
const BATTLE_TIMEOUT_MS = 180_000;
const LOOK_MS = 100;
const BYTES_PER_MB = 1_000_000;

type Heap = { readonly early: number; readonly late: number };

/**
 * Memory that is still held after many battles in a row, against what is held after the first ones. They are shown at
 * the highest speed and not skipped: what is never drawn or heard could not be held either.
 */
export async function measureArenaMemory(): Promise<Figure[]> {
  const heaps: Heap[] = [];
  for (let run = 0; run < RUNS; run++) heaps.push(await inTheLab(playInARow));
  const growth = median(heaps.map(({ early, late }) => late / early));
  const early = median(heaps.map((heap) => heap.early));
  return [
    atMost({
      name: `arena: heap after ${BATTLES} battles, against that after ${EARLY} and a tenth`,
      unit: "MB",
      value: (early * growth) / BYTES_PER_MB,
      reference: (early * GROWTH_LIMIT) / BYTES_PER_MB,
    }),
  ];
}

async function playInARow(page: Page): Promise<Heap> {
  let early = Number.NaN;
  await page.setViewportSize(SMALL);
  await press(page, "Practice Battle");
  for (let battle = 1; battle <= BATTLES; battle++) {
    await startPractice(page, "Easy");
    if (battle === 1) await speedUp(page);
    await page.evaluate(playByKeys, PACE_MS);
    await battleEnds(page);
    await press(page, "Play Again");
    if (battle === EARLY) early = await heapBytes(page);
  }
  return { early, late: await heapBytes(page) };
}

/** To the highest speed, which the battles after this one keep. */
async function speedUp(page: Page): Promise<void> {
  await press(page, "Speed 1x, change to 2x");
  await press(page, "Speed 2x, change to 4x");
}

/**
 * Looking for a button by its name runs so much of Playwright's code in the page that the browser optimises it, and
 * this battle after battle, in the heap that is measured: here it looks for one element.
 */
async function battleEnds(page: Page): Promise<void> {
  const polled = { polling: LOOK_MS, timeout: BATTLE_TIMEOUT_MS };
  await page.waitForFunction(() => document.querySelector("p[data-phase]") === null, undefined, polled);
}

/** What the page still holds once everything that may go is gone. */
async function heapBytes(page: Page): Promise<number> {
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("HeapProfiler.collectGarbage");
  await debuggerSession.send("HeapProfiler.collectGarbage");
  const { usedSize } = await debuggerSession.send("Runtime.getHeapUsage");
  await debuggerSession.detach();
  return usedSize;
}
