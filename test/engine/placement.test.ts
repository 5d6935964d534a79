import { describe, expect, it } from "vitest";
import type { Placement } from "../../engine/index.ts";
import { RoomActions } from "../../engine/input/room-actions.ts";
import { cat, machine, TestPort } from "./scene.ts";

const REACTOR = machine({ id: "reactor", x: 128, y: 192 });
const TOM = cat({ id: "tom", x: 320, y: 320 });
const MOVING: Placement = { subject: { kind: "machine", id: "reactor" }, selected: null };

/** Opens move mode with screens that accept every selected position. */
function moveMode(placement: Placement = MOVING) {
  const port = new TestPort({ machines: [REACTOR], pets: [TOM], placement });
  const actions = new RoomActions(port, { shownPets: () => [], shownResidents: () => [] });
  actions.follow(port.snapshot());
  const select = (selected: Placement["selected"]) => {
    port.show({ placement: { ...placement, selected } });
    actions.follow(port.snapshot());
  };
  return { port, actions, select, preview: () => actions.previewAt(port.snapshot()) };
}

describe("move mode", () => {
  it("begins with the preview where the thing stands (LAB-091)", () => {
    expect(moveMode().preview()).toEqual({ x: 128, y: 192 });
    expect(moveMode({ subject: { kind: "pet", id: "tom" }, selected: null }).preview()).toEqual({
      x: 320,
      y: 320,
    });
  });

  it("lets the preview follow the pointer in whole cells and inside of the room (LAB-031, LAB-032, LAB-091)", () => {
    const { actions, preview } = moveMode();
    actions.pointAt({ x: 410, y: 395 });
    expect(preview()).toEqual({ x: 320, y: 320 });
    actions.pointAt({ x: 799, y: 599 });
    expect(preview()).toEqual({ x: 640, y: 448 });
    actions.pointAt({ x: 1, y: 1 });
    expect(preview()).toEqual({ x: 0, y: 0 });
  });

  it("keeps a pet inside of its own bounds (LAB-033, LAB-143)", () => {
    const { actions, preview } = moveMode({ subject: { kind: "pet", id: "tom" }, selected: null });
    actions.pointAt({ x: 799, y: 599 });
    expect(preview()).toEqual({ x: 704, y: 448 });
  });

  it("moves the preview one cell with an arrow key, and the avatar not at all (LAB-091)", () => {
    const { actions, preview } = moveMode();
    expect(actions.pressKey("ArrowRight", false)).toBe(true);
    expect(preview()).toEqual({ x: 192, y: 192 });
    actions.advance(200);
    expect(actions.walk.avatar.x).toBe(376);
  });

  it("selects with the first click or with Space (LAB-092, CON-82)", () => {
    const clicked = moveMode();
    clicked.actions.tap({ x: 410, y: 395 });
    expect(clicked.port.sent).toEqual([{ type: "pickPosition", x: 320, y: 320 }]);
    const pressed = moveMode();
    pressed.actions.pressKey("ArrowDown", false);
    pressed.actions.pressKey("Space", false);
    expect(pressed.port.sent).toEqual([{ type: "pickPosition", x: 128, y: 256 }]);
  });

  it("confirms the selected position with Space (LAB-093, CON-82)", () => {
    const { port, actions, select } = moveMode();
    select({ x: 320, y: 320 });
    actions.pressKey("Space", false);
    expect(port.sent).toEqual([{ type: "confirmPlacement" }]);
  });

  it("keeps the preview on the selected position while the pointer moves (LAB-092)", () => {
    const { actions, select, preview } = moveMode();
    select({ x: 320, y: 320 });
    actions.pointAt({ x: 60, y: 500 });
    expect(preview()).toEqual({ x: 320, y: 320 });
  });

  it("selects another cell on a click and clears the selected one (LAB-095, CON-82)", () => {
    const { port, actions, select } = moveMode();
    select({ x: 320, y: 320 });
    actions.tap({ x: 80, y: 80 });
    actions.tap({ x: 384, y: 384 });
    expect(port.sent).toEqual([{ type: "pickPosition", x: 0, y: 0 }, { type: "cancelPlacement" }]);
  });

  it("ends when the machine or cat is picked again at its place, with and without a selected position (LAB-095)", () => {
    const { port, actions, select } = moveMode();
    actions.tap({ x: REACTOR.x + 60, y: REACTOR.y + 70 });
    select({ x: 320, y: 320 });
    actions.tap({ x: REACTOR.x + 64, y: REACTOR.y + 64 });
    const again = { type: "chooseSubject" };
    expect(port.sent).toEqual([again, again]);
    const pet = moveMode({ subject: { kind: "pet", id: "tom" }, selected: null });
    pet.actions.tap({ x: TOM.x + 48, y: TOM.y + 48 });
    expect(pet.port.sent).toEqual([again]);
  });

  it("selects the same cells of another room, where the machine does not stand (LAB-095, GAP-11)", () => {
    const { port, actions } = moveMode();
    port.show({ room: 2 });
    actions.follow(port.snapshot());
    actions.tap({ x: REACTOR.x + 64, y: REACTOR.y + 64 });
    expect(port.sent).toEqual([{ type: "pickPosition", x: 128, y: 192 }]);
  });

  it("sends a cancel intent on Escape, with and without a selected position (LAB-094)", () => {
    const { port, actions, select } = moveMode();
    actions.pressKey("Escape", false);
    select({ x: 320, y: 320 });
    actions.pressKey("Escape", false);
    expect(port.sent).toEqual([{ type: "cancelPlacement" }, { type: "cancelPlacement" }]);
  });

  it("stops a walk, and interacts with nothing (LAB-091)", () => {
    const { port, actions } = moveMode();
    actions.tap({ x: 190, y: 250 });
    actions.pressKey("KeyE", false);
    expect(actions.near()).toBeNull();
    expect(port.sent.filter(({ type }) => type === "interactMachine")).toEqual([]);
  });

  it("survives a room change (GAP-11)", () => {
    const { port, actions, preview } = moveMode();
    actions.pressKey("ArrowRight", false);
    port.show({ room: 2 });
    actions.follow(port.snapshot());
    expect(preview()).toEqual({ x: 192, y: 192 });
  });

  it("leaves no preview behind (LAB-097)", () => {
    const { port, actions, preview } = moveMode();
    port.show({ placement: null });
    actions.follow(port.snapshot());
    expect(preview()).toBeNull();
  });
});

describe("a new machine", () => {
  const NEW: Placement = {
    subject: { kind: "machine", id: "new", builds: { type: "catLair", at: { x: 320, y: 256 } } },
    selected: null,
  };
  const middle = { x: 384, y: 320 };
  const beside = { x: 512, y: 320 };

  it("is shown at the place that is proposed, and follows pointer and arrow keys", () => {
    const { actions, preview } = moveMode(NEW);
    expect(preview()).toEqual({ x: 320, y: 256 });
    actions.pressKey("ArrowLeft", false);
    expect(preview()).toEqual({ x: 256, y: 256 });
    actions.pointAt(beside);
    expect(preview()).toEqual({ x: 448, y: 256 });
  });

  it.each(["Enter", "Space"])("is put down where it is shown with %s", (key) => {
    const { port, actions } = moveMode(NEW);
    actions.pressKey(key, false);
    expect(port.sent).toEqual([{ type: "pickPosition", x: 320, y: 256 }]);
  });

  it("is put down by a click, for which the mouse has pointed before", () => {
    const { port, actions } = moveMode(NEW);
    actions.press(beside, false);
    actions.tap(beside);
    expect(port.sent).toEqual([{ type: "pickPosition", x: 448, y: 256 }]);
  });

  it("moves with a finger's first tap elsewhere, and is put down with a tap on it", () => {
    const { port, actions, preview } = moveMode(NEW);
    for (const touched of [beside, middle]) {
      actions.press(touched, true);
      actions.tap(touched);
    }
    expect(port.sent).toEqual([]);
    expect(preview()).toEqual({ x: 320, y: 256 });
    actions.press(middle, true);
    actions.tap(middle);
    expect(port.sent).toEqual([{ type: "pickPosition", x: 320, y: 256 }]);
  });

  it("is cancelled with Escape", () => {
    const { port, actions } = moveMode(NEW);
    actions.pressKey("Escape", false);
    expect(port.sent).toEqual([{ type: "cancelPlacement" }]);
  });
});
