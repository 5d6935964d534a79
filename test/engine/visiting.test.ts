import { describe, expect, it } from "vitest";
import { RoomActions } from "../../engine/input/room-actions.ts";
import { squaredDistanceToMachine } from "../../rules/index.ts";
import { machine, TestPort } from "./scene.ts";

const FAR = machine({ id: "far", x: 0, y: 448 });
const OTHER = machine({ id: "other", x: 640, y: 0 });

function room() {
  const port = new TestPort({ machines: [FAR, OTHER] });
  const actions = new RoomActions(port, { shownPets: () => [], shownResidents: () => [] });
  const told: boolean[] = [];
  const visit = (to = FAR, pace = 1) =>
    void actions.visit.begin(to, pace).then((arrived) => told.push(arrived));
  /** Returns the milliseconds until somebody is told how the visit ended. */
  const walk = async (ms = 10_000) => {
    for (let passed = 0; passed < ms; passed += 20) {
      actions.advance(20);
      await null;
      if (told.length > 0) return passed + 20;
    }
    return ms;
  };
  return { port, actions, told, visit, walk };
}

describe("a visit of the avatar to a machine", () => {
  it("leads up to it without using it (GAP-07)", async () => {
    const { port, actions, told, visit, walk } = room();
    visit();
    await walk();
    expect(told).toEqual([true]);
    expect(squaredDistanceToMachine(port.rules, actions.walk.avatar, FAR)).toBeLessThanOrEqual(44 ** 2);
    expect(port.sent).toEqual([]);
  });

  it("takes less time at a higher pace, which ends with the walk", async () => {
    const [slow, fast] = [room(), room()];
    slow.visit(FAR, 1);
    fast.visit(FAR, 2);
    const slowMs = await slow.walk();
    expect(await fast.walk()).toBeLessThan(slowMs * 0.6);
    fast.actions.pressKey("ArrowRight", false);
    fast.actions.advance(20);
    expect(fast.actions.walk.pace).toBe(1);
  });

  it.each<[string, (given: ReturnType<typeof room>) => void]>([
    ["a direction key", ({ actions }) => void actions.pressKey("ArrowRight", false)],
    ["a tap on the floor", ({ actions }) => actions.tap({ x: 400, y: 550 })],
    ["a key that uses what is near", ({ actions }) => void actions.pressKey("KeyE", false)],
    [
      "another room",
      ({ port, actions }) => {
        port.show({ room: 2 });
        actions.follow(port.snapshot());
      },
    ],
    ["its end", ({ actions }) => actions.visit.end()],
  ])("ends at once with %s", async (_, turnAway) => {
    const given = room();
    given.visit();
    await given.walk(100);
    turnAway(given);
    expect(await given.walk(1000)).toBe(20);
    expect(given.told).toEqual([false]);
  });

  it("goes on under a key that the room has no use for", async () => {
    const { actions, told, visit, walk } = room();
    visit();
    await walk(100);
    actions.pressKey("Tab", false);
    await walk();
    expect(told).toEqual([true]);
  });

  it("ends when another one begins", async () => {
    const { told, visit, walk } = room();
    visit(FAR);
    await walk(100);
    visit(OTHER);
    await walk();
    expect(told).toEqual([false]);
    told.length = 0;
    await walk();
    expect(told).toEqual([true]);
  });
});
