import { vi } from "vitest";

/** Returns a drawing context that accepts every call and returns nothing, except measures and pixels. */
function blankContext(canvas: HTMLCanvasElement): object {
  const answers: Record<string, unknown> = {
    canvas,
    measureText: (text: string) => ({
      width: text.length * 8,
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
    }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
    }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy(answers, {
    get: (target, name) => (name in target ? target[String(name)] : () => undefined),
    set: (target, name, value) => {
      target[String(name)] = value;
      return true;
    },
  });
}

/** File names of the requested pictures, anew for each stage. */
export const requested: string[] = [];

/** An image without a network: data of the page itself loads at once, everything else fails. */
class BlankImage extends EventTarget {
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  width = 32;
  height = 32;
  set src(address: string) {
    if (!address.startsWith("data:")) requested.push(address.replace(/^.*\//, "").replace(/[?#].*$/, ""));
    const settle = address.startsWith("data:") ? () => this.onload?.() : () => this.onerror?.();
    queueMicrotask(settle);
  }
}

/** Controls the page's animation frames from the test. */
export interface Frames {
  /** Runs frames of 20 ms for a time in milliseconds. */
  run(ms: number): void;
  /** File names of the pictures the page requested. */
  requested: readonly string[];
}

/**
 * Adds what Phaser needs of a browser to a DOM without pixels. Pictures never load, so the room shows its fallbacks.
 */
export function standInForBrowser(): Frames {
  const contexts = new WeakMap<HTMLCanvasElement, object>();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    const context = contexts.get(this) ?? blankContext(this);
    contexts.set(this, context);
    return context as never;
  });
  vi.stubGlobal("Image", BlankImage);
  vi.stubGlobal("CanvasRenderingContext2D", class {});
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 404 })));
  let now = 1000;
  let asked = new Map<number, FrameRequestCallback>();
  let requests = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(Date, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    requests += 1;
    asked.set(requests, callback);
    return requests;
  });
  vi.stubGlobal("cancelAnimationFrame", (request: number) => asked.delete(request));
  requested.length = 0;
  return {
    requested,
    run: (ms) => {
      for (let passed = 0; passed < ms; passed += 20) {
        now += 20;
        const frame = asked;
        asked = new Map();
        for (const callback of frame.values()) callback(now);
      }
    },
  };
}
