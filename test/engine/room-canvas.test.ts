// @vitest-environment happy-dom
import type { GameObjects, Scene } from "phaser";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomCanvas } from "../../engine/index.ts";
import { DEPTH } from "../../engine/room/depths.ts";
import { type Frames, standInForBrowser } from "./headless-stage.ts";
import { cat, machine, NOON, TestPort } from "./scene.ts";

const OPTIONS = { resolution: 1, renderer: "canvas" } as const;

let frames: Frames;
let parent: HTMLElement;
let canvas: RoomCanvas | null = null;

// The engine is large; importing it here keeps that out of the first test's time limit.
beforeAll(async () => {
  standInForBrowser();
  await import("../../engine/index.ts");
}, 60_000);
beforeEach(() => {
  frames = standInForBrowser();
  parent = document.createElement("div");
  document.body.append(parent);
});
afterEach(() => {
  canvas?.destroy();
  frames.run(60);
  parent.remove();
  vi.unstubAllGlobals();
});

/** Opens the room and waits until it is drawn. */
async function open(port: TestPort): Promise<RoomCanvas> {
  const { createRoomCanvas } = await import("../../engine/index.ts");
  canvas = createRoomCanvas(parent, port, OPTIONS);
  await vi.waitFor(() => {
    frames.run(20);
    expect(parent.dataset.canvas).toBe("ready");
  });
  frames.run(400);
  return canvas;
}

function press(code: string): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { code, cancelable: true }));
}

function release(code: string): void {
  window.dispatchEvent(new KeyboardEvent("keyup", { code }));
}

describe("the room's canvas without any pictures", () => {
  it("opens at 800 by 600 (LAB-018, LAB-026, CON-81)", async () => {
    await open(new TestPort({ machines: [machine({ id: "a" })], pets: [cat({ id: "tom" })] }));
    const drawn = parent.querySelector("canvas");
    expect([drawn?.width, drawn?.height]).toEqual([800, 600]);
    expect(parent.dataset.room).toBe("1");
    expect(parent.dataset.avatar).toBe("376,268");
  });

  it("hides its element when it comes into the page, and shows it once the room can be drawn", async () => {
    const added: string[] = [];
    const add = parent.appendChild.bind(parent);
    vi.spyOn(parent, "appendChild").mockImplementation((node) => {
      if (node instanceof HTMLCanvasElement) added.push(node.style.display);
      return add(node);
    });
    await open(new TestPort({}));
    expect(added).toEqual(["none"]);
    expect(parent.querySelector("canvas")?.style.display).toBe("");
  });

  // With more, software renderers lose triangles of turned machines; whether a picture shows that depends on the browser.
  it("asks for one texture a batch, so that software draws turned machines whole (GAP-66, ABU-125)", async () => {
    const { RoomScene } = await import("../../engine/room-scene.ts");
    const created = vi.spyOn(RoomScene.prototype, "create");
    await open(new TestPort({}));
    const [scene] = created.mock.contexts as Scene[];
    expect(scene?.sys.game.config.maxTextures).toBe(1);
    created.mockRestore();
  });

  it("has the pixels of its screen, and the avatar of the canvas before it (ABU-123)", async () => {
    const { createRoomCanvas } = await import("../../engine/index.ts");
    for (const ratio of [1, 2, 1.5]) {
      vi.stubGlobal("devicePixelRatio", ratio);
      canvas?.destroy();
      frames.run(60);
      canvas = createRoomCanvas(parent, new TestPort({}), { renderer: "canvas", avatar: { x: 200, y: 100 } });
      await vi.waitFor(() => {
        frames.run(20);
        expect(parent.dataset.canvas).toBe("ready");
      });
      expect(parent.querySelector("canvas")?.width).toBe(800 * ratio);
      expect(canvas.avatarPlace()).toMatchObject({ x: 200, y: 100 });
    }
  });

  it("pauses behind the arena, and continues from there", async () => {
    const port = new TestPort({});
    await open(port);
    const before = parent.dataset.avatar;
    const walk = () => {
      press("ArrowRight");
      frames.run(400);
      release("ArrowRight");
      frames.run(1000);
      return parent.dataset.avatar;
    };
    port.show({ covered: true });
    frames.run(100);
    expect(walk()).toBe(before);
    port.show({ covered: false });
    frames.run(100);
    expect(walk()).not.toBe(before);
  });

  it("loads room 1 and the atlas first, and room 2 when it is entered (LAB-017, LAB-027, CON-81)", async () => {
    const port = new TestPort({});
    await open(port);
    expect([...new Set(frames.requested)].sort()).toEqual(["lab.webp", "room1.webp"]);
    port.show({ room: 2 });
    frames.run(500);
    expect(frames.requested).toContain("room2.webp");
  });

  it("changes rooms with a short fade (LAB-027, CON-81)", async () => {
    const port = new TestPort({ machines: [machine({ id: "a", room: 2 })] });
    await open(port);
    port.show({ room: 2 });
    frames.run(60);
    expect(parent.dataset.room).toBe("1");
    frames.run(500);
    expect(parent.dataset.room).toBe("2");
  });

  it("changes rooms within 120 ms with reduced motion (LAB-027)", async () => {
    const port = new TestPort({ reducedMotion: true });
    await open(port);
    port.show({ room: 2 });
    frames.run(120);
    expect(parent.dataset.room).toBe("2");
  });

  it("reports where the avatar is and what is near (LAB-028, GAP-07, GAP-08, CON-25)", async () => {
    const room = await open(new TestPort({ machines: [machine({ id: "far", x: 640, y: 256 })] }));
    expect(parent.dataset.near).toBeUndefined();
    press("ArrowRight");
    frames.run(800);
    release("ArrowRight");
    frames.run(1000);
    const { x, y, room: number } = room.avatarPlace();
    expect(x).toBeGreaterThan(480);
    expect([y, number]).toEqual([268, 1]);
    expect(parent.dataset.avatar).toBe(`${Math.round(x)},268`);
    expect(parent.dataset.near).toBe("far");
  });

  it("reports whether the preview is free or blocked (LAB-091, LAB-100, CON-07)", async () => {
    const machines = [machine({ id: "moved", x: 256, y: 128 }), machine({ id: "other", x: 448, y: 128 })];
    const port = new TestPort({
      machines,
      placement: { subject: { kind: "machine", id: "moved" }, selected: null },
    });
    const room = await open(port);
    expect(parent.dataset.preview).toBe("256,128,free");
    press("ArrowRight");
    press("ArrowRight");
    frames.run(20);
    expect(parent.dataset.preview).toBe("384,128,blocked");
    expect(room.previewPosition()).toEqual({ x: 384, y: 128 });
    port.show({ placement: null });
    frames.run(20);
    expect(parent.dataset.preview).toBeUndefined();
  });

  it.each([false, true])(
    "plays every effect, reduced motion %s (LAB-036, LAB-038)",
    async (reducedMotion) => {
      const machines = [machine({ id: "a", lastActivated: NOON - 60_000 })];
      const port = new TestPort({
        machines,
        pets: [cat({ id: "tom" })],
        reducedMotion,
        badges: { a: "OFFLINE" },
      });
      await open(port);
      port.play({ type: "floatingText", over: { machineId: "a" }, text: "+1 TCorvax", tone: "tcorvax" });
      port.play({ type: "floatingText", over: "avatar", text: "Cooldown! Wait 59 min.", tone: "error" });
      port.play({ type: "activationBurst", machineId: "a", machineType: "reactor" });
      port.play({ type: "built", machineId: "a" });
      port.play({ type: "upgraded", machineId: "a" });
      port.play({ type: "moved", subjectId: "tom" });
      port.play({ type: "upgraded", machineId: "gone" });
      expect(() => frames.run(3000)).not.toThrow();
      expect(port.sent).toEqual([]);
    },
  );

  it("lets the sum of a round stand over the avatar for two seconds, and then no longer", async () => {
    const { RoomScene } = await import("../../engine/room-scene.ts");
    const created = vi.spyOn(RoomScene.prototype, "create");
    const port = new TestPort({});
    await open(port);
    const [scene] = created.mock.contexts as Scene[];
    created.mockRestore();
    const over = () =>
      scene?.children.list.filter((one) => {
        const image = one as GameObjects.Image;
        return image.type === "Image" && image.depth === DEPTH.floatingTexts && image.visible;
      }) as GameObjects.Image[];
    port.play({ type: "sum", changes: [{ resource: "tcorvax", amount: "+3" }] });
    frames.run(1900);
    expect(over().map(({ x }) => x)).toEqual([400]);
    expect(over()[0]?.y).toBeLessThan(332);
    frames.run(200);
    expect(over()).toEqual([]);
    port.play({ type: "sum", changes: [{ resource: "tcorvax", amount: "+3" }] });
    frames.run(100);
    port.play({ type: "sum", changes: [] });
    frames.run(20);
    expect(over()).toEqual([]);
  });

  it("leaves nothing behind when it is created, destroyed and created again (LAB-026)", async () => {
    const { createRoomCanvas } = await import("../../engine/index.ts");
    const port = new TestPort({});
    parent.dataset.room = "";
    createRoomCanvas(parent, port, OPTIONS).destroy();
    const room = await open(port);
    expect(parent.querySelectorAll("canvas")).toHaveLength(1);
    room.destroy();
    room.destroy();
    frames.run(60);
    expect(parent.outerHTML).toBe('<div data-room=""></div>');
    expect([port.listeners.size, port.effectListeners.size]).toEqual([0, 0]);
  });
});
