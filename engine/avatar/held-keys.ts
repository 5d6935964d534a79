import type { AvatarInput } from "../../rules/index.ts";
import type { RoomCommand } from "../port.ts";

const DIRECTIONS: Readonly<Partial<Record<RoomCommand, AvatarInput>>> = {
  walkLeft: { x: -1, y: 0 },
  walkRight: { x: 1, y: 0 },
  walkUp: { x: 0, y: -1 },
  walkDown: { x: 0, y: 1 },
};

/** Returns the direction of a command, or null for one that is no direction. */
export function directionOf(command: RoomCommand): AvatarInput | null {
  return DIRECTIONS[command] ?? null;
}

/** The direction keys that are held, and those pressed and released between two frames. */
export class HeldKeys {
  private readonly directions = new Map<string, AvatarInput>();
  /** Keys pressed since the last frame: on a slow screen a key may be released before its first frame. */
  private readonly unseen = new Map<string, AvatarInput>();
  /** The direction that a tap has started; it goes on until the next tap. */
  private tapped: AvatarInput | null = null;

  /** @param source what is held, such as the code of a key, so that two keys of one direction are told apart */
  press(source: string, direction: AvatarInput): void {
    this.directions.set(source, direction);
    this.unseen.set(source, direction);
  }

  release(source: string): void {
    this.directions.delete(source);
  }

  /** Starts a direction without holding anything; the direction that is walked already stops instead. */
  tap(direction: AvatarInput): void {
    const isSame = this.tapped?.x === direction.x && this.tapped.y === direction.y;
    this.tapped = isSame ? null : direction;
  }

  /** Forgets all keys: after the window loses the focus, releases are not reported. */
  clear(): void {
    this.directions.clear();
    this.unseen.clear();
    this.tapped = null;
  }

  /**
   * Returns the sum of all held directions for a frame; opposite keys cancel out. A key that was released before this
   * frame counts once.
   */
  takeDirection(): AvatarInput {
    let x = this.tapped?.x ?? 0;
    let y = this.tapped?.y ?? 0;
    for (const step of new Map([...this.directions, ...this.unseen]).values()) {
      x += step.x;
      y += step.y;
    }
    this.unseen.clear();
    return { x: sign(x), y: sign(y) };
  }
}

function sign(value: number): -1 | 0 | 1 {
  if (value === 0) return 0;
  return value > 0 ? 1 : -1;
}
