import type { Page } from "@playwright/test";

/** A browser without a graphics card works most of a tenth of a second for a picture of the room. */
const PACE = {
  /** Between two pictures, while something may move. */
  livelyMs: 200,
  /** Between two pictures of a room in which nobody does anything. */
  idleMs: 1000,
  /** How long a room counts as lively after a key or a press. */
  lastsMs: 2000,
};

/**
 * Lets a page draw five pictures a second, or one while nobody does anything in the room, and none with smoothed edges:
 * drawing in software would take the cores from all else.
 */
export async function drawFewFrames(page: Page): Promise<void> {
  await page.addInitScript(({ livelyMs, idleMs, lastsMs }) => {
    const draw = window.requestAnimationFrame.bind(window);
    // When each was drawn last. Whoever asks with the same function again draws in a loop; all others need not wait.
    const loops = new WeakMap<FrameRequestCallback, number>();
    const waiting = new Map<number, number>();
    let last = 0;
    let acted = 0;

    let avatar: string | null | undefined;

    const isIdle = (now: number) => {
      const room = document.querySelector("[data-canvas=ready]");
      if (!room || document.querySelector("[data-battlefield]")) return false;
      const before = avatar;
      avatar = room.getAttribute("data-avatar");
      // As long as it walks, something is done.
      if (avatar !== before) acted = now;
      return now - acted > lastsMs;
    };

    window.requestAnimationFrame = (callback) => {
      last += 1;
      const id = last;
      const paint = () => draw((time) => waiting.delete(id) && callback(time));
      const wait = () => {
        const now = performance.now();
        waiting.set(id, window.setTimeout(paintIfDue, livelyMs - (now % livelyMs)));
      };
      const paintIfDue = () => {
        const now = performance.now();
        if (isIdle(now) && now - (loops.get(callback) ?? 0) < idleMs) return wait();
        loops.set(callback, now);
        paint();
      };
      if (loops.has(callback)) wait();
      else {
        loops.set(callback, 0);
        waiting.set(id, window.setTimeout(paint));
      }
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      window.clearTimeout(waiting.get(id));
      waiting.delete(id);
    };
    const act = () => {
      acted = performance.now();
    };
    for (const type of ["keydown", "pointerdown", "resize"]) window.addEventListener(type, act, true);

    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      return Reflect.apply(getContext, this, [
        kind,
        kind === "webgl" ? { ...options, antialias: false } : options,
      ]);
    } as typeof getContext;
  }, PACE);
}
