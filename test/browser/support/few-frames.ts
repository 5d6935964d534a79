import type { Page } from "@playwright/test";

/** A browser without a graphics card works most of a tenth of a second for a picture of the room. */
const FRAME_MS = 200;

/** Lets a page draw five pictures a second: drawing in software would take the cores from all else. */
export async function drawFewFrames(page: Page): Promise<void> {
  await page.addInitScript((frameMs) => {
    const draw = window.requestAnimationFrame.bind(window);
    const waiting = new Map<number, number>();
    let last = 0;
    window.requestAnimationFrame = (callback) => {
      last += 1;
      const id = last;
      const wait = frameMs - (performance.now() % frameMs);
      const paint = () => draw((time) => waiting.delete(id) && callback(time));
      waiting.set(id, window.setTimeout(paint, wait));
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      window.clearTimeout(waiting.get(id));
      waiting.delete(id);
    };
  }, FRAME_MS);
}
