import type { Page } from "@playwright/test";

const APPEARS_MS = 120_000;

/** Milliseconds from the moment at which the address was entered. */
export interface LoadTimes {
  /** The largest picture or text was painted, of those that were painted until the page had settled. */
  readonly largestPaint: number;
  /** The canvas had drawn what it shows, and the page answers. */
  readonly usable: number;
}

declare global {
  interface Window {
    loadTimes?: { largestPaint: number; usable: number | null };
  }
}

/** Takes the times of every page that is opened from now on. */
export async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: { largestPaint: number; usable: number | null } = { largestPaint: 0, usable: null };
    window.loadTimes = times;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) times.largestPaint = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const watch = new MutationObserver(() => {
      if (document.querySelector("[data-canvas=ready]") === null) return;
      watch.disconnect();
      // The frame that follows is the first with the room in it; a press is answered when the task after it may begin.
      requestAnimationFrame(() => {
        setTimeout(() => {
          times.usable = performance.now();
        });
      });
    });
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-canvas"] });
  });
}

/** Waits until the page can be used and has settled. */
export async function loadTimes(page: Page, settleMs: number): Promise<LoadTimes> {
  await page.waitForFunction(() => typeof window.loadTimes?.usable === "number", undefined, {
    timeout: APPEARS_MS,
    polling: 250,
  });
  await page.waitForTimeout(settleMs);
  const { largestPaint = 0, usable } = (await page.evaluate(() => window.loadTimes)) ?? {};
  return { largestPaint, usable: usable ?? Number.NaN };
}
