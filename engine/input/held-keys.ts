import type { AvatarInput } from "../../rules/index.ts";

type Direction = "left" | "right" | "up" | "down";

/** Key codes name positions on the keyboard, so that WASD works on every layout. */
const DIRECTION_KEYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  KeyA: "left",
  KeyD: "right",
  KeyW: "up",
  KeyS: "down",
};

/** Returns the direction of a direction key, or null for any other key. */
export function directionOf(code: string): AvatarInput | null {
  switch (DIRECTION_KEYS[code]) {
    case "left":
      return { x: -1, y: 0 };
    case "right":
      return { x: 1, y: 0 };
    case "up":
      return { x: 0, y: -1 };
    case "down":
      return { x: 0, y: 1 };
    default:
      return null;
  }
}

/** Returns whether a key interacts with what is near (`GAP-07`). */
export function isInteractKey(code: string): boolean {
  return code === "KeyE" || code === "Space";
}

/** The direction keys that are held, and those pressed and released between two frames. */
export class HeldKeys {
  private readonly codes = new Set<string>();
  /** Keys pressed since the last frame: on a slow screen a key may be released before its first frame. */
  private readonly unseen = new Set<string>();

  press(code: string): void {
    if (!directionOf(code)) return;
    this.codes.add(code);
    this.unseen.add(code);
  }

  release(code: string): void {
    this.codes.delete(code);
  }

  /** Forgets all keys: after the window loses the focus, releases are not reported. */
  clear(): void {
    this.codes.clear();
    this.unseen.clear();
  }

  /**
   * Returns the sum of all held directions for a frame; opposite keys cancel out. A key that was released before this
   * frame counts once.
   */
  takeDirection(): AvatarInput {
    let x = 0;
    let y = 0;
    for (const code of new Set([...this.codes, ...this.unseen])) {
      const step = directionOf(code);
      x += step?.x ?? 0;
      y += step?.y ?? 0;
    }
    this.unseen.clear();
    return { x: sign(x), y: sign(y) };
  }
}

function sign(value: number): -1 | 0 | 1 {
  if (value === 0) return 0;
  return value > 0 ? 1 : -1;
}
