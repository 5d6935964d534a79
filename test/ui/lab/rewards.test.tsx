// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { RewardFlights, RowTexts } from "../../../ui/lab/room/rewards.tsx";
import { playing } from "../support/playing.ts";
import { render } from "../support/render.tsx";

const HEADER_BOTTOM = 60;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Gives elements their places: happy-dom lays nothing out. */
function layOut(places: Record<string, [left: number, top: number, width: number, height: number]>): void {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = Object.entries(places).find(([selector]) => this.matches(selector))?.[1];
    return new DOMRect(...(place ?? [0, 0, 0, 0]));
  });
}

/** A phone whose room is drawn from `canvasTop` on; its Cat's Lair has a row in the list. */
async function phone(canvasTop: number) {
  const tab = await playing();
  const lair = await tab.built("catLair");
  layOut({
    "[data-sticky-header]": [0, 0, 390, HEADER_BOTTOM],
    canvas: [0, canvasTop, 400, 300],
    "[data-resource] i": [200, 20, 20, 20],
    "[data-machine]": [10, 500, 370, 60],
  });
  render(
    <GameProvider game={tab.game}>
      <header data-sticky-header="">
        <div data-resource="catNips">
          <i />
        </div>
      </header>
      <div data-room="">
        <canvas />
      </div>
      <div data-machine={lair} />
      <RewardFlights />
      <RowTexts />
    </GameProvider>,
  );
  return { tab, lair };
}

const pieces = () => [...document.querySelectorAll<HTMLElement>("[style*='--over']")];

describe("a reward", () => {
  it("flies from its machine on the canvas to the counter of its resource", async () => {
    const { tab, lair } = await phone(HEADER_BOTTOM);
    await act(() => activateMachine(tab.game, lair));
    const machine = tab.state.lab?.machines[0];
    const from = { x: ((machine?.x ?? 0) + 64) / 2, y: HEADER_BOTTOM + ((machine?.y ?? 0) + 64) / 2 };
    expect(pieces()).toHaveLength(5);
    expect(pieces()[0]?.style.left).toBe(`${from.x}px`);
    expect(pieces()[0]?.style.getPropertyValue("--over")).toBe(`${210 - from.x}px`);
    expect(pieces()[0]?.style.getPropertyValue("--up")).toBe(`${30 - from.y}px`);
    expect(document.body.textContent).not.toContain("Cat Nips");
    act(() => tab.wait(1100));
    expect(pieces()).toEqual([]);
  });

  it("starts at the machine's row, which says it, while the canvas is scrolled away", async () => {
    const { tab, lair } = await phone(-400);
    await act(() => activateMachine(tab.game, lair));
    expect(pieces()[0]?.style).toMatchObject({ left: "195px", top: "530px" });
    expect(document.body.textContent).toBe("+5 Cat Nips");
    act(() => tab.wait(1800));
    expect(document.body.textContent).toBe("");
  });

  it("does not fly with reduced motion, but is said at the row", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    const { tab, lair } = await phone(-400);
    await act(() => activateMachine(tab.game, lair));
    expect(pieces()).toEqual([]);
    expect(document.body.textContent).toBe("+5 Cat Nips");
  });
});
