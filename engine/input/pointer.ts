import type { Input, Scene } from "phaser";
import type { Point } from "../room/room-geometry.ts";

interface PointerReceiver {
  pointAt(point: Point): void;
  tap(point: Point): void;
  /** The mouse left the canvas. */
  pointAway(): void;
}

/** A finger may slip this far, in pixels of the screen, and it still counts as a tap. */
const SLIP_PX = 16;

/** Hands mouse and touch to the room, in room pixels. A tap counts when it ends, so that a swipe is none. */
export function listenToPointer(scene: Scene, receiver: PointerReceiver): void {
  const { canvas } = scene.game;
  const point = (pointer: Input.Pointer): Point => ({ x: pointer.worldX, y: pointer.worldY });
  scene.input.on("pointerdown", (pointer: Input.Pointer) => {
    canvas.focus({ preventScroll: true });
    receiver.pointAt(point(pointer));
  });
  scene.input.on("pointermove", (pointer: Input.Pointer) => receiver.pointAt(point(pointer)));
  scene.input.on("pointerup", (pointer: Input.Pointer) => {
    const pixelsToRoom = canvas.width / Math.max(1, canvas.clientWidth);
    const slipped = pointer.getDistance() / pixelsToRoom;
    if (slipped <= SLIP_PX) receiver.tap(point(pointer));
  });
  scene.input.on("gameout", () => receiver.pointAway());
}
