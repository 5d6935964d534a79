import type { GameObjects, Game as PhaserGame } from "phaser";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { RoomPort } from "../../engine/index.ts";
import { DEPTH } from "../../engine/room/depths.ts";
import type { RoomScene } from "../../engine/room-scene.ts";
import { standInForBrowser } from "./headless-stage.ts";

/** Returns how the tests of a file open rooms; each test's room is closed after it. */
export function headlessRooms(): (port: RoomPort) => Promise<HeadlessRoom> {
  let room: HeadlessRoom | null = null;
  // The engine is large; importing it here keeps that out of the first test's time limit.
  beforeAll(async () => {
    standInForBrowser();
    await import("../../engine/room-scene.ts");
  }, 60_000);
  beforeEach(() => {
    standInForBrowser();
  });
  afterEach(() => {
    room?.destroy();
    room = null;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return async (port) => {
    room = await HeadlessRoom.open(port);
    return room;
  };
}

/** The lab's real scene without drawing, with frames of any length. */
export class HeadlessRoom {
  private readonly game: PhaserGame;
  private time = 0;

  private constructor(game: PhaserGame) {
    this.game = game;
  }

  /** Opens the room; call `standInForBrowser` first. */
  static async open(port: RoomPort): Promise<HeadlessRoom> {
    const { CANVAS, Game } = await import("phaser");
    const { RoomScene } = await import("../../engine/room-scene.ts");
    const { RoomActions } = await import("../../engine/input/room-actions.ts");
    const { StateAttributes } = await import("../../engine/room/state-attributes.ts");
    const parent = document.createElement("div");
    const actions = new RoomActions(port, { shownPets: () => [], shownResidents: () => [] });
    const attributes = new StateAttributes<never>(parent);
    const scene = new RoomScene({ port, actions, attributes, resolution: 1 });
    const game = new Game({
      // Phaser creates textures through a renderer; `headlessStep` never draws with it.
      type: CANVAS,
      parent,
      width: port.rules.grid.width,
      height: port.rules.grid.height,
      banner: false,
      audio: { noAudio: true },
      scene,
    });
    await new Promise<void>((ready) => {
      game.events.once("ready", () => ready());
    });
    game.loop.stop();
    const room = new HeadlessRoom(game);
    for (let turn = 0; parent.dataset.canvas !== "ready"; turn += 1) {
      if (turn > 200) throw new Error("The room did not open.");
      await new Promise((resolve) => setTimeout(resolve, 1));
      room.frame(16);
    }
    return room;
  }

  /** Runs one frame of a given length in milliseconds. */
  frame(ms: number): void {
    this.time += ms;
    this.game.headlessStep(this.time, ms);
  }

  /** Returns the images drawn with their feet at a point, e.g. a machine's picture. */
  imagesAt(x: number, y: number): GameObjects.Image[] {
    const scene = this.game.scene.getScene("room");
    return scene.children.list.filter((one): one is GameObjects.Image => {
      const image = one as GameObjects.Image;
      return image.type === "Image" && image.depth === y && image.x === x && image.y === y;
    });
  }

  /** Returns the creatures of the room where they can be pressed. */
  residents(): { id: string; box: { x: number; y: number; width: number; height: number } }[] {
    return (this.game.scene.getScene("room") as RoomScene).shownResidents();
  }

  /** Sets the width in pixels at which the canvas is shown. */
  showAs(width: number): void {
    const { scale } = this.game;
    scale.displaySize.setSize(width, (width * 3) / 4);
    scale.emit("resize", scale.gameSize, scale.baseSize, scale.displaySize);
  }

  /** Moves the mouse to a point of the room. */
  pointAt(point: { x: number; y: number }): void {
    const { input } = this.game.scene.getScene("room");
    Object.assign(input.activePointer, {
      wasTouch: false,
      worldX: point.x,
      worldY: point.y,
      event: { timeStamp: 1e6 },
    });
    input.emit("pointermove", input.activePointer);
  }

  /** Returns the texture names of all visible labels. */
  labelTextures(): string[] {
    return this.labels().map(({ texture }) => texture.key);
  }

  /** Expects that no label overlaps another or leaves the canvas. */
  expectTidyLabels(): void {
    const { width, height } = this.game.config;
    const boxes = this.labels().map((label) => label.getBounds());
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(Number(width));
      expect(box.bottom).toBeLessThanOrEqual(Number(height));
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        expect(Math.min(across, down), `${this.labelTextures()}`).toBeLessThanOrEqual(0);
      }
    }
  }

  /** Returns the visible images at a depth, e.g. all labels. */
  imagesAtDepth(depth: number): GameObjects.Image[] {
    const { children } = this.game.scene.getScene("room");
    return children.list.filter((one): one is GameObjects.Image => {
      const image = one as GameObjects.Image;
      return image.depth === depth && image.visible;
    });
  }

  private labels(): GameObjects.Image[] {
    return this.imagesAtDepth(DEPTH.labels);
  }

  destroy(): void {
    this.game.destroy(true);
    this.frame(16);
  }
}
