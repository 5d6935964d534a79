// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ReviewWorker, reviewWorkers } from "../battle/support/review-workers.ts";
import { click, enter, pageText, press, the } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

/** The review of a battle that was just played to its end, and its worker. */
async function reviewed(): Promise<{ play: ArenaOnScreen; worker: ReviewWorker; started: ReviewWorker[] }> {
  const play = new ArenaOnScreen();
  await play.start("easy");
  await play.playOn();
  const started = reviewWorkers();
  play.show();
  click(the("button", "Review this battle"));
  const [worker] = started;
  if (!worker) throw new Error("No worker was started");
  return { play, worker, started };
}

const curve = () => the("slider", "Chance to win by turn");
const place = () => the("slider", "Place in the battle");
const rows = () => [...document.querySelectorAll("details tbody tr")];
const answer = (worker: ReviewWorker, most?: number) => act(async () => worker.answer(most));

describe("the review of a battle", () => {
  it("opens with the replay from the result and shows each turn as it comes", async () => {
    const { play, worker } = await reviewed();
    const { replay } = play.state.result ?? {};
    expect(worker.order).toMatchObject({ replay, side: 0, options: { budget: 480 } });
    expect(pageText()).toContain("Looking at the battle: 0%");
    await answer(worker, 3);
    expect(pageText()).toMatch(/Looking at the battle: [1-9]\d?%/);
    expect(pageText()).toContain("They come once the whole battle has been looked at.");
    expect(rows().length).toBeGreaterThan(0);
    await answer(worker);
    expect(pageText()).toContain("The review is done.");
    expect(pageText()).not.toContain("Looking at the battle");
    const last = rows().at(-1)?.textContent ?? "";
    expect(last).toMatch(/(about|over|under) \d+%/);
    expect(last).toMatch(/Your best move|About as good|Better by about|Nothing else/);
  });

  it("shows in the replay the turn that is chosen on the curve, and says its chance", async () => {
    const { worker } = await reviewed();
    await answer(worker);
    expect(curve().getAttribute("aria-valuetext")).toMatch(/^Turn 1: /);
    enter(curve(), "3");
    expect(place().getAttribute("aria-valuetext")).toMatch(/^Turn 4, /);
    expect(curve().getAttribute("aria-valuetext")).toMatch(/^Turn 4: (about|over|under) \d+%/);
    enter(curve(), String(rows().length));
    expect(curve().getAttribute("aria-valuetext")).toBe("End: won");
    click(rows()[1]?.querySelector("button") as HTMLElement);
    expect(place().getAttribute("aria-valuetext")).toMatch(/^Turn 2, /);
  });

  it("ends its worker when the player leaves it", async () => {
    const { worker, started } = await reviewed();
    await answer(worker, 2);
    press("Escape");
    expect(worker.isTerminated).toBe(true);
    click(the("button", "Watch Replay"));
    expect(() => curve()).toThrow();
    click(the("button", "Review this battle"));
    expect(started).toHaveLength(2);
    expect(() => the("button", "Review this battle")).toThrow();
  });

  it("says why it stopped, and keeps what it has", async () => {
    const { worker } = await reviewed();
    await answer(worker, 2);
    act(() => worker.onmessage?.({ data: { kind: "failure", text: "out of memory" } }));
    expect(the("alert").textContent).toBe("The review stopped: out of memory");
    expect(curve()).toBeTruthy();
  });

  it("says so in a browser without workers", async () => {
    const play = new ArenaOnScreen();
    await play.start("easy");
    await play.playOn();
    const before = globalThis.Worker;
    Reflect.deleteProperty(globalThis, "Worker");
    onTestFinished(() => {
      globalThis.Worker = before;
    });
    play.show();
    click(the("button", "Review this battle"));
    expect(the("alert").textContent).toContain("This browser cannot start the review.");
  });
});
