import type { Page } from "@playwright/test";

declare global {
  interface Window {
    interactionTimes?: Map<number, number>;
  }
}

/** Entries shorter than this are not reported by browsers. */
const SHORTEST_MS = 16;
/** Of so many interactions the slowest one does not count, as browsers define the interaction to next paint. */
const ONE_OF = 50;

/** From now on the page keeps how long each press took until the next picture showed what came of it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const times = new Map<number, number>();
    window.interactionTimes = times;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("interactionId" in entry) || entry.interactionId === 0) continue;
        const id = Number(entry.interactionId);
        times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: "event", durationThreshold, buffered: false } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The interaction to next paint in ms, of so many interactions; those too short to be reported count too. */
export async function interactionToNextPaint(page: Page, interactions: number): Promise<number> {
  const reported = await page.evaluate(() => [...(window.interactionTimes?.values() ?? [])]);
  const slowestFirst = reported.toSorted((one, other) => other - one);
  return slowestFirst[Math.floor(interactions / ONE_OF)] ?? SHORTEST_MS;
}
