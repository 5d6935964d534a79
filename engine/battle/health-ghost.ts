import type { GameObjects, Scene } from "phaser";
import type { Point } from "../room-geometry.ts";

/** The health of a creature now and after an action that is considered, in points. */
interface Forecast {
  now: number;
  most: number;
  lowest: number;
  highest: number;
}

const EDGE = 2;
const LOOK = {
  /** Health that the weakest hit already takes. */
  lost: { color: 0x120e2c, alpha: 0.82 },
  /** Health that only a stronger hit takes. */
  risked: { color: 0x120e2c, alpha: 0.5 },
  gained: { color: 0xffffff, alpha: 0.75 },
  edge: { color: 0xffffff, alpha: 1 },
} as const;
type Part = keyof typeof LOOK;
const PARTS = Object.keys(LOOK) as Part[];

/** The part of a health bar that an action would take or give; an edge marks the least that stays. */
export class HealthGhost {
  private readonly parts: Record<Part, GameObjects.Rectangle>;
  private forecast: Forecast | null = null;

  constructor(scene: Scene, height: number, depth: number) {
    const part = (name: Part) =>
      scene.add
        .rectangle(0, 0, 1, height, LOOK[name].color, LOOK[name].alpha)
        .setOrigin(0, 0.5)
        .setDepth(depth)
        .setVisible(false);
    this.parts = { lost: part("lost"), risked: part("risked"), gained: part("gained"), edge: part("edge") };
  }

  show(forecast: Forecast | null): void {
    this.forecast = forecast;
    for (const name of PARTS) this.parts[name].setVisible(false);
  }

  /**
   * Lays the parts over the bar whose left end is at a point.
   * @param width of the whole bar, in pixels
   * @param scale factor on its height
   */
  place({ x, y }: Point, width: number, scale: number): void {
    const { forecast } = this;
    if (!forecast) return;
    const { now, most, lowest, highest } = forecast;
    const lay = (name: Part, from: number, to: number) => {
      const [left, right] = [from / most, to / most].map((share) => Math.min(1, Math.max(0, share)) * width);
      const size = (right ?? 0) - (left ?? 0);
      this.parts[name]
        .setPosition(x + (left ?? 0), y)
        .setScale(size, scale)
        .setVisible(size > 0);
    };
    lay("lost", highest, now);
    lay("risked", lowest, Math.min(highest, now));
    lay("gained", now, Math.max(now, lowest));
    const edge = lowest < now ? lowest : highest;
    this.parts.edge
      .setPosition(x + Math.min(1, edge / most) * width - EDGE / 2, y)
      .setScale(EDGE, scale)
      .setVisible(lowest !== now || highest !== now);
  }

  setAlpha(alpha: number): void {
    for (const name of PARTS) this.parts[name].setAlpha(alpha);
  }

  destroy(): void {
    for (const name of PARTS) this.parts[name].destroy();
  }
}
