// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { type OpenCanvas, useCanvas } from "../../../ui/game/hooks/use-canvas.ts";
import { playing } from "../support/playing.ts";
import { render } from "../support/render.tsx";

// What is opened here is no canvas of the engine, which would look for the pixels of a real browser.
vi.mock("../../../engine/index.ts", () => ({}));
afterEach(() => vi.unstubAllGlobals());

/** A browser window that can be moved to a screen with another pixel ratio. */
function movableWindow() {
  const listeners = new Map<string, Set<() => void>>();
  vi.stubGlobal("devicePixelRatio", 1);
  vi.stubGlobal("matchMedia", (query: string) => {
    const own = listeners.get(query) ?? new Set();
    listeners.set(query, own);
    return {
      matches: true,
      addEventListener: (_: string, call: () => void) => own.add(call),
      removeEventListener: (_: string, call: () => void) => own.delete(call),
    };
  });
  const watched = () => [...listeners].flatMap(([query, { size }]) => (size > 0 ? [query] : []));
  const move = (ratio: number) => {
    const left = listeners.get(`(resolution: ${window.devicePixelRatio}dppx)`) ?? [];
    vi.stubGlobal("devicePixelRatio", ratio);
    for (const call of [...left]) call();
  };
  return { move, watched };
}

describe("a canvas", () => {
  it("is created again whenever the window is on a screen with another pixel ratio (ABU-123)", async () => {
    const tab = await playing();
    const { move, watched } = movableWindow();
    const happened: string[] = [];
    const open: OpenCanvas<{ destroy(): void }> = () => {
      const ratio = window.devicePixelRatio;
      happened.push(`open at ${ratio}`);
      return { destroy: () => happened.push(`destroy at ${ratio}`) };
    };
    const take = () => undefined;
    function Host() {
      return <div ref={useCanvas(open, take)} />;
    }
    const again = render(
      <GameProvider game={tab.game}>
        <Host />
      </GameProvider>,
    );
    for (const ratio of [1, 2, 1.25, 1]) {
      act(() => move(ratio));
      await vi.waitFor(() => expect(happened.at(-1)).toBe(`open at ${ratio}`));
    }
    expect(happened.filter((text) => text.startsWith("destroy"))).toHaveLength(3);
    expect(watched()).toEqual(["(resolution: 1dppx)"]);
    again(null);
    await vi.waitFor(() => expect(happened.at(-1)).toBe("destroy at 1"));
    expect(watched()).toEqual([]);
  });
});
