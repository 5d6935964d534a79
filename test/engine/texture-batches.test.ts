// @vitest-environment happy-dom
import type { Game, Scene } from "phaser";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Frames, standInForBrowser } from "./headless-stage.ts";
import { TestPort } from "./scene.ts";

const OPTIONS = { resolution: 1, renderer: "canvas" } as const;

let frames: Frames;

// The engine is large; importing it here keeps that out of the first test's time limit.
beforeAll(async () => {
  standInForBrowser();
  await import("../../engine/index.ts");
}, 60_000);
beforeEach(() => {
  frames = standInForBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// With more of them, software renderers lose triangles of turned pictures. Whether a picture shows that depends on the
// browser and its graphics; that the games ask for one texture a batch does not.
describe("a batch of pictures", () => {
  it("has one texture in the room, so that software draws turned machines whole (GAP-66, ABU-125)", async () => {
    const { createRoomCanvas } = await import("../../engine/index.ts");
    const { RoomScene } = await import("../../engine/room-scene.ts");
    const created = vi.spyOn(RoomScene.prototype, "create");
    const parent = document.createElement("div");
    const canvas = createRoomCanvas(parent, new TestPort({}), OPTIONS);
    await vi.waitFor(() => {
      frames.run(20);
      expect(created).toHaveBeenCalled();
    });
    const [scene] = created.mock.contexts as Scene[];
    expect(scene?.sys.game.config.maxTextures).toBe(1);
    canvas.destroy();
    frames.run(60);
  });

  it("has one texture on the battlefield, so that software draws turned creatures whole (ABU-125)", async () => {
    const { createBattleGame } = await import("../../engine/battle/battle-game.ts");
    const opened = await createBattleGame(OPTIONS);
    const { game } = opened as unknown as { game: Game };
    expect(game.config.maxTextures).toBe(1);
    opened.destroy();
    frames.run(60);
  });
});
