import { describe, expect, it } from "vitest";
import {
  appearing,
  comeTo,
  isFree,
  nextPlan,
  noticePress,
  RESIDENT_SPEED,
  type Surroundings,
} from "../../engine/creatures/resident-behaviour.ts";
import { advanceStroller, arriveAtOnce, type Stroller } from "../../engine/room/strolling.ts";
import { contains } from "../../engine/room-geometry.ts";
import { newRandom, roll } from "../../rules/index.ts";

const FLOOR = { x: 52, y: 178, width: 696, height: 400 };
const machine = (x: number, y: number, ready = false) => ({ x, y, width: 128, height: 128, ready });
const EMPTY: Surroundings = { floor: FLOOR, machines: [], others: [] };
const FURNISHED: Surroundings = {
  floor: FLOOR,
  machines: [machine(64, 192), machine(576, 192, true), machine(192, 448)],
  others: [{ x: 500, y: 480 }],
};
const MINUTES = 10;
const FRAME_MS = 100;

function dice(seed: string): () => number {
  const state = newRandom(seed);
  return () => roll(state);
}

/** Ten minutes of a creature, frame by frame. */
function live(around: Surroundings, seed: string, watch: (figure: Stroller, was: Stroller["doing"]) => void) {
  const random = dice(seed);
  const figure = appearing(around, random);
  for (let ms = 0; ms < MINUTES * 60_000; ms += FRAME_MS) {
    const was = figure.doing;
    advanceStroller(figure, FRAME_MS, RESIDENT_SPEED, () => nextPlan(figure, around, random));
    watch(figure, was);
  }
}

describe("a creature in the lab", () => {
  it.each(["one", "two", "three"])("never leaves the floor, whatever it does: seed %s (GAP-75)", (seed) => {
    live(FURNISHED, seed, (figure) => expect(contains(FLOOR, figure)).toBe(true));
  });

  it("sleeps on the rug alone, in the middle of the room (GAP-75)", () => {
    let naps = 0;
    live(EMPTY, "sleepy", (figure, was) => {
      if (figure.doing !== "sleep") return;
      naps += was === "sleep" ? 0 : 1;
      const [x, y] = [(figure.x - 400) / 140, (figure.y - 372) / 80];
      expect(x * x + y * y).toBeLessThan(1);
    });
    expect(naps).toBeGreaterThan(3);
  });

  it("stops beside a machine that is ready and looks at it, at no other one (GAP-75)", () => {
    const looks: number[] = [];
    live(FURNISHED, "curious", (figure, was) => {
      const arrived = was === "walk" && figure.doing === "idle";
      if (!arrived || figure.y !== 192 + 128 - 2) return;
      looks.push(figure.x);
      expect(figure.facingRight).toBe(figure.x < 576 + 64);
    });
    expect(looks.length).toBeGreaterThan(3);
    expect(new Set(looks)).toEqual(new Set([576 - 58, 576 + 128 + 58].filter((x) => x <= 748)));
  });

  it("stays where it hides no machine, is hidden by none, and stands in no other creature (GAP-75)", () => {
    live(FURNISHED, "polite", (figure, was) => {
      if (was === "walk" && figure.doing !== "walk") expect(isFree(FURNISHED, figure)).toBe(true);
    });
    const [hidden, hiding] = [
      { x: 128, y: 300 },
      { x: 128, y: 350 },
    ];
    for (const point of [hidden, hiding, { x: 520, y: 490 }]) expect(isFree(FURNISHED, point)).toBe(false);
    expect(isFree(FURNISHED, { x: 400, y: 300 })).toBe(true);
  });

  it("finds a place in a room that is full of machines (GAP-75)", () => {
    const machines = [0, 128, 256, 384, 512, 640].flatMap((x) =>
      [128, 256, 384, 470].map((y) => machine(x, y, true)),
    );
    live({ ...EMPTY, machines }, "crowded", (figure) => expect(contains(FLOOR, figure)).toBe(true));
  });

  it("comes when it is called, also out of its sleep, stays on the floor and looks at the avatar (GAP-75)", () => {
    const avatar = { x: 70, y: 560 };
    for (let place = 0; place < 4; place++) {
      const figure = appearing(EMPTY, () => 0.1);
      expect(figure.doing).toBe("sleep");
      comeTo(figure, EMPTY, avatar, place);
      for (let ms = 0; ms < 20_000 && figure.doing === "walk"; ms += FRAME_MS)
        advanceStroller(figure, FRAME_MS, RESIDENT_SPEED, () => ({
          goal: null,
          stay: { doing: "sleep", ms: 1 },
        }));
      expect(Math.hypot(figure.x - avatar.x, figure.y - avatar.y)).toBeLessThan(80);
      expect(contains(FLOOR, figure)).toBe(true);
      expect(figure.facingRight).toBe(avatar.x > figure.x);
    }
  });

  it("wakes and turns to the avatar when it is pressed, and stays for a moment (GAP-75)", () => {
    const figure = appearing(EMPTY, () => 0.1);
    noticePress(figure, { x: figure.x - 50, y: figure.y });
    expect(figure).toMatchObject({ doing: "idle", facingRight: false });
    expect(figure.until).toBeGreaterThan(1000);
  });

  it("changes its place at once instead of walking with less motion (GAP-75)", () => {
    const random = dice("calm");
    const figure = appearing(FURNISHED, random);
    const places = new Set<string>();
    for (let ms = 0; ms < MINUTES * 60_000; ms += FRAME_MS) {
      advanceStroller(figure, FRAME_MS, RESIDENT_SPEED, () => nextPlan(figure, FURNISHED, random));
      arriveAtOnce(figure);
      expect(figure.doing).not.toBe("walk");
      places.add(`${figure.x} ${figure.y}`);
    }
    expect(places.size).toBeGreaterThan(20);
    expect(places.size).toBeLessThan(400);
  });
});
