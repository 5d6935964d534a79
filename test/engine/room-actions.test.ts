import { describe, expect, it } from "vitest";
import type { ShownResident } from "../../engine/creatures/resident-layer.ts";
import { RoomActions } from "../../engine/input/room-actions.ts";
import { cat, machine, TestPort } from "./scene.ts";

/** Machines to the right of the avatar's start at (376, 268), within and out of reach. */
const NEAR = machine({ id: "near", x: 448, y: 256 });
const FAR = machine({ id: "far", x: 0, y: 0 });

function room(scene: ConstructorParameters<typeof TestPort>[0], residents: ShownResident[] = []) {
  const port = new TestPort(scene);
  const actions = new RoomActions(port, {
    shownPets: () => port.snapshot().lab.pets,
    shownResidents: () => residents,
  });
  const walk = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) actions.advance(20);
  };
  return { port, actions, walk };
}

describe("keys in the room", () => {
  it.each(["KeyE", "Space"])("interact with the nearest machine in range: %s (GAP-07)", (key) => {
    const { port, actions } = room({ machines: [FAR, NEAR] });
    expect(actions.pressKey(key, false)).toBe(true);
    expect(port.sent).toEqual([{ type: "interactMachine", machineId: "near" }]);
  });

  it("interact with nothing when nothing is in range (GAP-07)", () => {
    const { port, actions } = room({ machines: [FAR] });
    actions.pressKey("KeyE", false);
    expect(port.sent).toEqual([]);
  });

  it("interact with the cat when the cat is nearer (GAP-07, LAB-142)", () => {
    const { port, actions } = room({ machines: [NEAR], pets: [cat({ id: "tom", x: 340, y: 280 })] });
    actions.pressKey("Space", false);
    expect(port.sent).toEqual([{ type: "interactPet", petId: "tom" }]);
  });

  it("interacts once while a key is held (GAP-07)", () => {
    const { port, actions } = room({ machines: [NEAR] });
    actions.pressKey("KeyE", false);
    actions.pressKey("KeyE", true);
    expect(port.sent).toHaveLength(1);
  });

  it.each([
    ["ArrowLeft", "KeyA", -1, 0],
    ["ArrowRight", "KeyD", 1, 0],
    ["ArrowUp", "KeyW", 0, -1],
    ["ArrowDown", "KeyS", 0, 1],
  ] as const)("%s and %s move the avatar (GAP-07)", (arrow, letter, x, y) => {
    for (const key of [arrow, letter]) {
      const { actions, walk } = room({});
      const start = actions.walk.shown();
      actions.pressKey(key, false);
      walk(200);
      const { x: nowX, y: nowY } = actions.walk.avatar;
      expect([Math.sign(nowX - start.x), Math.sign(nowY - start.y)]).toEqual([x, y]);
    }
  });

  it("moves the avatar for one frame on a key pressed and released between two frames (GAP-07)", () => {
    const { actions, walk } = room({});
    actions.pressKey("ArrowDown", false);
    actions.releaseKey("ArrowDown");
    walk(20);
    const { y, velocityY } = actions.walk.avatar;
    expect(y).toBeGreaterThan(268);
    walk(20);
    expect(actions.walk.avatar.velocityY).toBeLessThan(velocityY);
  });

  it("are disabled while a dialog needs them, and held keys are released (GAP-07)", () => {
    const { port, actions, walk } = room({ machines: [NEAR] });
    actions.pressKey("ArrowRight", false);
    port.show({ keysDisabled: true });
    actions.follow(port.snapshot());
    expect(actions.pressKey("KeyE", false)).toBe(false);
    walk(1000);
    expect(actions.walk.avatar.velocityX).toBe(0);
    expect(actions.walk.avatar.x).toBe(376);
    expect(port.sent).toEqual([]);
  });

  it("do not reach machines of another room (LAB-044)", () => {
    const { port, actions } = room({ machines: [{ ...NEAR, room: 2 }] });
    actions.pressKey("KeyE", false);
    actions.tap({ x: 500, y: 300 });
    expect(port.sent).toEqual([]);
    expect(actions.walkingTo?.kind).toBe("floor");
  });
});

describe("walking by taps", () => {
  const tapped = () => room({ walkByTap: true, machines: [FAR] });

  it("goes on after the key is let go, turns with another key, and stops with the same one", () => {
    const { actions, walk } = tapped();
    actions.pressKey("ArrowRight", false);
    actions.releaseKey("ArrowRight");
    walk(400);
    const after = actions.walk.avatar.x;
    expect(after).toBeGreaterThan(400);
    actions.pressKey("KeyD", true);
    actions.pressKey("ArrowDown", false);
    walk(400);
    expect(actions.walk.avatar.y).toBeGreaterThan(300);
    actions.pressKey("KeyS", false);
    walk(1000);
    expect([actions.walk.avatar.velocityX, actions.walk.avatar.velocityY]).toEqual([0, 0]);
  });

  it("ends with a tap on the floor, which is walked to", () => {
    const { actions, walk } = tapped();
    actions.pressKey("ArrowRight", false);
    walk(100);
    actions.tap({ x: 200, y: 300 });
    walk(100);
    expect(actions.walkingTo?.kind).toBe("floor");
  });

  it("a gamepad walks by taps as keys do", () => {
    const { actions, walk } = room({ machines: [NEAR] });
    expect(actions.perform("walkLeft", "walkLeft", false)).toBe(true);
    walk(200);
    expect(actions.walk.avatar.x).toBeLessThan(376);
    actions.releaseKey("walkLeft");
    walk(1000);
    expect(actions.walk.avatar.velocityX).toBe(0);
    expect(actions.perform("cancel", "cancel", false)).toBe(false);
  });
});

describe("clicks and taps in the room", () => {
  it("interact at once with a machine in range (GAP-07)", () => {
    const { port, actions } = room({ machines: [NEAR] });
    actions.tap({ x: 500, y: 300 });
    expect(port.sent).toEqual([{ type: "interactMachine", machineId: "near" }]);
  });

  it("walk to a machine out of range first (GAP-07)", () => {
    const { port, actions, walk } = room({ machines: [FAR] });
    actions.tap({ x: 60, y: 60 });
    expect(port.sent).toEqual([]);
    walk(3000);
    expect(port.sent).toEqual([{ type: "interactMachine", machineId: "far" }]);
  });

  it("walk to a point of the floor, and any key cancels the walk (GAP-07)", () => {
    const { actions } = room({});
    actions.tap({ x: 700, y: 500 });
    expect(actions.walkingTo?.kind).toBe("floor");
    actions.pressKey("KeyQ", false);
    expect(actions.walkingTo).toBeNull();
  });

  it("interact with the cat from anywhere (LAB-142)", () => {
    const { port, actions } = room({ pets: [cat({ id: "tom", x: 640, y: 448 })] });
    actions.tap({ x: 690, y: 500 });
    expect(port.sent).toEqual([{ type: "interactPet", petId: "tom" }]);
  });

  it("are cancelled as a walk when the room changes (LAB-044)", () => {
    const { port, actions, walk } = room({ machines: [FAR] });
    actions.tap({ x: 60, y: 60 });
    port.show({ room: 2 });
    actions.follow(port.snapshot());
    walk(3000);
    expect(port.sent).toEqual([]);
  });
});

describe("creatures of the room", () => {
  const AT_AVATAR = { x: 370, y: 260, width: 60, height: 70 };
  const rex = (box: ShownResident["box"]): ShownResident => ({ id: "rex", box });

  it("are greeted by a press, and by a key where no machine or pet is in reach (GAP-75)", () => {
    const { port, actions } = room({ machines: [FAR] }, [rex(AT_AVATAR)]);
    actions.pressKey("KeyE", false);
    actions.tap({ x: 400, y: 300 });
    const greeted = { type: "greetResident", residentId: "rex" };
    expect(port.sent).toEqual([greeted, greeted]);
    expect(actions.near()).toMatchObject({ kind: "resident" });
  });

  it("never take a press or a key from a machine or a door behind them (GAP-75)", () => {
    const { port, actions } = room({ machines: [NEAR] }, [
      rex({ x: 440, y: 250, width: 60, height: 70 }),
      rex({ x: 700, y: 20, width: 90, height: 90 }),
    ]);
    actions.pressKey("Space", false);
    actions.tap({ x: 470, y: 280 });
    expect(port.sent).toEqual(Array(2).fill({ type: "interactMachine", machineId: "near" }));
    actions.tap({ x: 735, y: 60 });
    expect(port.sent.at(-1)).toEqual({ type: "enterDoor", room: 2 });
  });

  it("are called with a key where nothing is near, once while it is held (GAP-75)", () => {
    const { port, actions } = room({ machines: [FAR] }, [rex({ x: 20, y: 500, width: 60, height: 70 })]);
    actions.pressKey("Space", false);
    actions.pressKey("Space", true);
    expect(port.sent).toEqual([{ type: "callResidents" }]);
  });
});

describe("a pointer on a machine", () => {
  const ON_NEAR = { x: 500, y: 300 };

  it("asks for the machine's card when the mouse rests there, and ends it when the mouse has left", () => {
    const { port, actions, walk } = room({ machines: [FAR, NEAR] });
    actions.pointAt(ON_NEAR);
    walk(300);
    expect(port.sent).toEqual([]);
    walk(400);
    expect(port.sent).toEqual([{ type: "restOnMachine", machineId: "near" }]);
    actions.pointAway();
    walk(400);
    expect(port.sent.at(-1)).toEqual({ type: "restOnMachine", machineId: null });
  });

  it("shows the card after a long touch, which is no tap; a short one is", () => {
    const { port, actions, walk } = room({ machines: [FAR, NEAR] });
    actions.press(ON_NEAR, true);
    walk(100);
    expect(actions.lift()).toBe(false);
    actions.press(ON_NEAR, true);
    walk(600);
    expect(actions.lift()).toBe(true);
    expect(port.sent).toEqual([{ type: "showMachine", machineId: "near" }]);
  });
});
