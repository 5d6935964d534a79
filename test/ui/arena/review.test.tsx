// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  type Replay,
  type ReviewedDecision,
  type SideIndex,
  shippedRules,
  USUAL_REVIEW,
} from "../../../rules/index.ts";
import { watchReplay } from "../../../ui/battle/replay/open-replay.ts";
import { beginning, playedReplay } from "../../rules/review/support.ts";
import { type ReviewWorker, reviewWorkers } from "../battle/support/review-workers.ts";
import { click, enter, pageText, press, the } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

/** Some turns, after which the enemy gave up. */
const played: Replay = { ...beginning(playedReplay(), 24), end: { by: "forfeit", loser: 1 } };

/** The review of a replay, and its worker. */
async function reviewed(replay = played, seat: SideIndex | null = null, rules = shippedRules) {
  const started = reviewWorkers();
  const play = new ArenaOnScreen().show();
  await play.does(() => watchReplay(play.arena.battle, replay, seat, rules));
  click(the("button", "Review this battle"));
  return { play, worker: last(started), started };
}

function last(started: readonly ReviewWorker[]): ReviewWorker {
  const worker = started.at(-1);
  if (!worker) throw new Error(`No worker was started. The page at ${location.href} shows: ${pageText()}`);
  return worker;
}

const curve = () => the("slider", "Chance of winning by turn");
const place = () => the("slider", "Place in the battle");
const rows = () => [...document.querySelectorAll("details tbody tr")];
const answer = (worker: ReviewWorker, most?: number) => act(async () => worker.answer(most));

/** Answers the whole order, with the first decision changed. */
async function answerWith(
  worker: ReviewWorker,
  changed: (decision: ReviewedDecision) => ReviewedDecision,
): Promise<void> {
  const hear = worker.onmessage;
  worker.onmessage = ({ data }) => {
    if (data.kind === "review")
      for (const { decisions } of data.review.turns)
        decisions.forEach((decision, index) => {
          decisions[index] = index === 0 ? changed(decision) : { ...decision, verdict: "best" };
        });
    hear?.({ data });
  };
  await answer(worker);
}

describe("the review of a battle", () => {
  it("opens with the replay from the result and shows each turn as it comes", async () => {
    const play = new ArenaOnScreen();
    await play.start("easy");
    await play.playOn();
    const started = reviewWorkers();
    play.show();
    click(the("button", "Review this battle"));
    const worker = last(started);
    const { replay } = play.state.result ?? {};
    expect(worker.order).toMatchObject({
      replay,
      side: 0,
      options: USUAL_REVIEW,
      share: { index: 0, of: 1 },
    });
    expect(pageText()).toContain("Reviewing the battle: 0%");
    await answer(worker, 4);
    expect(pageText()).toMatch(/Reviewing the battle: [1-9]\d?%/);
    expect(pageText()).toContain("They appear once the whole battle has been reviewed.");
    expect(rows().length).toBeGreaterThan(0);
    await answer(worker);
    expect(pageText()).toContain("The review is done.");
    expect(pageText()).not.toContain("Reviewing the battle");
    const table = document.querySelector("details tbody")?.textContent ?? "";
    expect(table).toMatch(/(about|over|under) \d+%/);
    expect(table).toMatch(/Your best move|About as good|Better by about|Nothing else/);
  });

  it("shows in the replay the turn that is chosen on the curve, and says its chance", async () => {
    const { worker } = await reviewed();
    await answer(worker);
    expect(curve().getAttribute("aria-valuetext")).toMatch(/^Turn 1: /);
    enter(curve(), "3");
    expect(place().getAttribute("aria-valuetext")).toMatch(/^Turn 4, /);
    expect(curve().getAttribute("aria-valuetext")).toMatch(/^Turn 4: (about|over|under) \d+%/);
    enter(curve(), curve().getAttribute("max") ?? "");
    expect(curve().getAttribute("aria-valuetext")).toBe("End: won");
    click(the("button", "Show turn 2"));
    expect(place().getAttribute("aria-valuetext")).toMatch(/^Turn 2, /);
  });

  it("shows each judged decision of a turn, and in the replay the one that is chosen", async () => {
    const { worker } = await reviewed();
    await answer(worker);
    const heads = rows().filter((row) => row.querySelector("th")).length;
    expect(rows().length).toBeGreaterThan(heads);
    click(rows()[1]?.querySelector("button") as HTMLElement);
    expect(place()).toHaveProperty("value", "1");
  });

  it("shares the turns among workers, and shows those that have come in order", async () => {
    const started = reviewWorkers(16);
    const play = new ArenaOnScreen().show();
    await play.does(() => watchReplay(play.arena.battle, played, null));
    click(the("button", "Review this battle"));
    expect(started.map(({ order }) => order?.share)).toEqual([0, 1, 2, 3].map((index) => ({ index, of: 4 })));
    for (const worker of started.slice(1)) await answer(worker);
    expect(pageText()).toContain("Reviewing the battle: 0%");
    await answer(started[0] as ReviewWorker);
    const turns = rows().flatMap((row) => row.querySelector("th")?.textContent ?? []);
    expect(turns).toEqual(turns.map((_, at) => String(at + 1)));
    expect(pageText()).toContain("The review is done.");
    press("Escape");
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it("ends its worker when the player leaves it", async () => {
    const { play, worker, started } = await reviewed();
    await answer(worker, 2);
    expect(() => the("button", "Review this battle")).toThrow();
    press("Escape");
    expect(worker.isTerminated).toBe(true);
    await play.does(() => watchReplay(play.arena.battle, played));
    expect(() => curve()).toThrow();
    click(the("button", "Review this battle"));
    expect(started).toHaveLength(2);
  });

  it("takes the side of the player who watches a battle between players, by the rules of that battle (GAP-72)", async () => {
    const duel = beginning(playedReplay({ mode: "pvp" }), 12);
    const others = { ...shippedRules, pvp: { ...shippedRules.pvp, secondMoverEnergy: 3 } };
    const { worker } = await reviewed(duel, 1, others);
    expect(worker.order).toMatchObject({ side: 1, rules: others });
    await answer(worker);
    expect(pageText()).not.toContain("The best move");
  });

  it("leads to the training of the theme that the worst mistake resembles, and nowhere where there is none (GAP-74)", async () => {
    const { play, worker } = await reviewed();
    await answer(worker, 4);
    expect(() => the("button", "Practise This Kind")).toThrow();
    await answerWith(worker, (decision) => ({
      ...decision,
      verdict: "mistake",
      alternative: { type: "defend", creatureId: "own-1" },
      lead: { ...decision.lead, mean: 0.4 },
    }));
    expect(pageText()).toContain("Somebody has to defend now.");
    click(the("button", "Practise This Kind"));
    expect(play.arena.game.store.getState().arena).toEqual({ kind: "training", theme: "defendNow" });
  });

  it("says why it stopped, and keeps what it has", async () => {
    const { worker } = await reviewed();
    await answer(worker, 2);
    act(() => worker.onmessage?.({ data: { kind: "failure", text: "out of memory" } }));
    expect(the("alert").textContent).toBe("The review stopped: out of memory");
    expect(curve()).toBeTruthy();
  });

  it("says so in a browser without workers", async () => {
    const before = globalThis.Worker;
    Reflect.deleteProperty(globalThis, "Worker");
    onTestFinished(() => {
      globalThis.Worker = before;
    });
    const play = new ArenaOnScreen().show();
    await play.does(() => watchReplay(play.arena.battle, played));
    click(the("button", "Review this battle"));
    expect(the("alert").textContent).toContain("This browser cannot start the review.");
  });
});
