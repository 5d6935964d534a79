import type { Input, Scene } from "phaser";
import type { Point } from "../room-geometry.ts";

interface PointerReceiver {
  /** A click or tap begins; without it, `pointAt` is told. */
  press?(point: Point, byTouch: boolean): void;
  pointAt(point: Point, byTouch: boolean): void;
  tap(point: Point): void;
  /** A press ends. Returns whether it is no tap, however short its way was. */
  lift?(): boolean;
  /** The mouse left the canvas. */
  pointAway(): void;
}

/** How far a finger may move, in screen pixels, to still count as a tap. */
const SLIP_PX = 16;

/** How long after a touch the browser may send mouse events for it. */
const ECHO_MS = 1000;

/**
 * Detects mouse events that only repeat a touch. Browsers send them because touches are not prevented, so that the
 * page can still be scrolled with a finger on the room.
 */
export class TouchEcho {
  private lastTouch = Number.NEGATIVE_INFINITY;

  /** @param at time of the event in milliseconds */
  isEcho(wasTouch: boolean, at: number): boolean {
    if (wasTouch) this.lastTouch = at;
    return !wasTouch && at - this.lastTouch < ECHO_MS;
  }
}

/**
 * Passes mouse and touch events to the room, in room pixels. A tap counts when it ends, so that a swipe is not a tap.
 */
export function listenToPointer(scene: Scene, receiver: PointerReceiver): void {
  const { canvas } = scene.game;
  const echo = new TouchEcho();
  const listen = (name: string, react: (pointer: Input.Pointer, point: Point) => void) => {
    scene.input.on(name, (pointer: Input.Pointer) => {
      if (echo.isEcho(pointer.wasTouch, pointer.event.timeStamp)) return;
      react(pointer, { x: pointer.worldX, y: pointer.worldY });
    });
  };
  listen("pointerdown", (pointer, point) => {
    canvas.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    if (receiver.press) receiver.press(point, pointer.wasTouch);
    else receiver.pointAt(point, pointer.wasTouch);
  });
  listen("pointermove", (pointer, point) => receiver.pointAt(point, pointer.wasTouch));
  listen("pointerup", (pointer, point) => {
    const pixelsToRoom = canvas.width / Math.max(1, canvas.clientWidth);
    const isOver = receiver.lift?.() ?? false;
    if (!isOver && pointer.getDistance() / pixelsToRoom <= SLIP_PX) receiver.tap(point);
  });
  scene.input.on("gameout", () => receiver.pointAway());
}
