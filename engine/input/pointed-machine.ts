import type { RoomPort } from "../port.ts";
import type { Point } from "../room-geometry.ts";

/** How long a mouse rests on a machine before it asks for its card, and how long it may leave it meanwhile. */
const REST_MS = 550;
const LEAVE_MS = 350;
/** How long a finger stays on a machine to ask for its card instead of using it. */
const LONG_PRESS_MS = 500;

/** Tells when a mouse rests on a machine and when a finger stays on one. */
export class PointedMachine {
  private readonly port: RoomPort;
  private readonly machineAt: (point: Point) => string | null;
  private point: Point | null = null;
  private over: string | null = null;
  private overMs = 0;
  private told: string | null = null;
  private pressed: { machineId: string; ms: number } | null = null;
  private wasLong = false;

  /** @param machineAt the id of the machine at a point, or null */
  constructor(port: RoomPort, machineAt: (point: Point) => string | null) {
    this.port = port;
    this.machineAt = machineAt;
  }

  /** @param point where the mouse is; null when it left the room */
  pointAt(point: Point | null): void {
    this.point = point;
  }

  /** A finger touches the room; a slide off the machine ends it. */
  press(point: Point): void {
    const machineId = this.machineAt(point);
    this.point = null;
    this.wasLong = false;
    this.pressed = machineId === null ? null : { machineId, ms: 0 };
  }

  slide(point: Point): void {
    if (this.pressed && this.machineAt(point) !== this.pressed.machineId) this.pressed = null;
  }

  /** The finger leaves the room. Returns whether it was a long press, which is no tap. */
  lift(): boolean {
    const { wasLong } = this;
    this.pressed = null;
    this.wasLong = false;
    return wasLong;
  }

  advance(ms: number): void {
    this.advancePress(ms);
    const over = this.point && this.machineAt(this.point);
    this.overMs = over === this.over ? this.overMs + ms : 0;
    this.over = over;
    const waits = over === null || this.told !== null ? LEAVE_MS : REST_MS;
    if (over === this.told || this.overMs < waits) return;
    this.told = over;
    this.port.send({ type: "restOnMachine", machineId: over });
  }

  private advancePress(ms: number): void {
    const { pressed } = this;
    if (!pressed) return;
    pressed.ms += ms;
    if (pressed.ms < LONG_PRESS_MS) return;
    this.pressed = null;
    this.wasLong = true;
    this.port.send({ type: "showMachine", machineId: pressed.machineId });
  }
}
