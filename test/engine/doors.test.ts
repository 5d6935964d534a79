import { describe, expect, it } from "vitest";
import { RoomActions } from "../../engine/input/room-actions.ts";
import { DOORS } from "../../engine/room/doors.ts";
import { newLab, shippedRules as rules } from "../../rules/index.ts";
import { machine, TestPort } from "./scene.ts";

const DOOR_TO_2 = { x: 736, y: 60 };
const ENTER_2 = { type: "enterDoor", room: 2 } as const;

/** Opens a lab with a number of unlocked rooms, and screens that let the player through. */
function room({ unlocked = 2, machines = [] as ReturnType<typeof machine>[] } = {}) {
  const port = new TestPort({});
  const lab = { ...newLab(rules), machines, roomsUnlocked: unlocked };
  port.show({ lab });
  const actions = new RoomActions(port, { shownPets: () => [], shownResidents: () => [] });
  const walk = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      actions.advance(20);
      const asked = port.sent.at(-1);
      if (asked?.type !== "enterDoor" || asked.room > unlocked || asked.room === port.snapshot().room)
        continue;
      port.show({ room: asked.room });
      actions.follow(port.snapshot());
      actions.arrive(asked.room);
    }
  };
  return { port, actions, walk };
}

/** Opens a room with the avatar below its door. */
function belowDoor(number: 1 | 2, options: Parameters<typeof room>[0] = {}) {
  const opened = room(options);
  opened.port.show({ room: number });
  opened.actions.follow(opened.port.snapshot());
  opened.actions.walk.standAt({ x: (DOORS[number]?.box.x ?? 0) + 18, y: 40 });
  return opened;
}

describe("the painted door", () => {
  it("lets the avatar walk in with the keys and come out at the door of the other room (GAP-64)", () => {
    const { port, actions, walk } = belowDoor(1);
    actions.pressKey("ArrowUp", false);
    walk(1000);
    expect(port.sent).toEqual([ENTER_2]);
    const { x, y } = actions.walk.avatar;
    expect(x + rules.avatar.width / 2).toBe((DOORS[2]?.box.x ?? 0) + (DOORS[2]?.box.width ?? 0) / 2);
    expect(y).toBeLessThan(40);
  });

  it("does not send the avatar back while the key is still held, but with the next press (GAP-64)", () => {
    const { port, actions, walk } = belowDoor(1);
    actions.pressKey("KeyW", false);
    for (let repeat = 0; repeat < 20; repeat += 1) {
      walk(100);
      actions.pressKey("KeyW", true);
    }
    expect(port.sent).toEqual([ENTER_2]);
    actions.releaseKey("KeyW");
    walk(100);
    actions.pressKey("KeyW", false);
    walk(500);
    expect(port.sent).toEqual([ENTER_2, { type: "enterDoor", room: 1 }]);
  });

  it("is ignored when the avatar walks along the wall past it (GAP-64)", () => {
    const { port, actions, walk } = room();
    actions.walk.standAt({ x: 500, y: 0 });
    actions.pressKey("ArrowRight", false);
    walk(2000);
    expect(actions.walk.avatar.x).toBeGreaterThan(700);
    expect(port.sent).toEqual([]);
  });

  it("sends the avatar to and through it on one click or tap (GAP-64)", () => {
    const { port, actions, walk } = room();
    actions.tap(DOOR_TO_2);
    expect(actions.walkingTo?.kind).toBe("door");
    walk(6000);
    expect(port.sent).toEqual([ENTER_2]);
    expect(port.snapshot().room).toBe(2);
    expect(actions.walkingTo).toBeNull();
  });

  it("requests a locked room at once on a tap, and once for each time the avatar walks in (GAP-64)", () => {
    const { port, actions, walk } = room({ unlocked: 1 });
    actions.tap(DOOR_TO_2);
    expect(port.sent).toEqual([ENTER_2]);
    const walking = belowDoor(1, { unlocked: 1 });
    walking.actions.pressKey("ArrowUp", false);
    walking.walk(3000);
    expect(walking.port.sent).toEqual([ENTER_2]);
    expect(actions.walkingTo).toBeNull();
    walk(100);
  });

  it("gives way to a machine that covers it: the tap goes to the machine (GAP-64, GAP-07)", () => {
    const { port, actions } = room({ machines: [machine({ id: "reactor", x: 640, y: 0 })] });
    expect(actions.isDoorUnder(DOOR_TO_2)).toBe(false);
    actions.tap(DOOR_TO_2);
    expect(actions.walkingTo?.kind).toBe("machine");
    expect(port.sent).toEqual([]);
  });

  it("does not react to a tap in move mode, which picks a position (GAP-64, LAB-091)", () => {
    const { port, actions } = room({ machines: [machine({ id: "reactor", x: 128, y: 192 })] });
    port.show({ placement: { subject: { kind: "machine", id: "reactor" }, selected: null } });
    actions.follow(port.snapshot());
    expect(actions.isDoorUnder(DOOR_TO_2)).toBe(false);
    actions.tap(DOOR_TO_2);
    expect(port.sent).toEqual([{ type: "pickPosition", x: 640, y: 0 }]);
  });
});
