import type { GameObjects, Scene } from "phaser";
import { easedOut, partOf } from "./shape.ts";

/** How a picture of a creature lives on without the creature. */
export type GhostKind = "afterimage" | "fallen";

interface Ghost {
  body: GameObjects.Image;
  light: GameObjects.Image;
  kind: GhostKind;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  angle: number;
  /** To which side a fallen creature tips over. */
  lean: number;
  ageMs: number;
  lifeMs: number;
}

const POOL = 10;
const LIFE_MS: Readonly<Record<GhostKind, number>> = { afterimage: 260, fallen: 820 };

/**
 * Pictures that creatures leave behind: afterimages of a fast one, and the fall of a defeated one, which goes on while
 * the battle does.
 */
export class GhostPool {
  private readonly ghosts: Ghost[];
  private next = 0;

  constructor(scene: Scene) {
    this.ghosts = Array.from({ length: POOL }, () => ({
      body: scene.add.image(0, 0, "__DEFAULT").setVisible(false),
      light: scene.add.image(0, 0, "__DEFAULT").setBlendMode("ADD").setVisible(false),
      kind: "afterimage",
      x: 0,
      y: 0,
      scaleX: 1,
      scaleY: 1,
      angle: 0,
      lean: 1,
      ageMs: 0,
      lifeMs: 0,
    }));
  }

  /** Leaves a picture of a creature as it is drawn now. */
  leave(picture: GameObjects.Image, kind: GhostKind, lean = 1): void {
    const ghost = this.ghosts[this.next];
    if (!ghost) return;
    this.next = (this.next + 1) % POOL;
    const { x, y, scaleX, scaleY, angle } = picture;
    Object.assign(ghost, { kind, x, y, scaleX, scaleY, angle, lean, ageMs: 0, lifeMs: LIFE_MS[kind] });
    for (const image of [ghost.body, ghost.light])
      image
        .setTexture(picture.texture.key, picture.frame.name)
        .setOrigin(picture.originX, picture.originY)
        .setFlipX(picture.flipX)
        .setDepth(picture.depth - 2);
  }

  update(elapsedMs: number): void {
    for (const ghost of this.ghosts) {
      if (ghost.ageMs >= ghost.lifeMs) continue;
      ghost.ageMs += elapsedMs;
      const share = ghost.ageMs / ghost.lifeMs;
      const isShown = share < 1;
      ghost.body.setVisible(isShown);
      ghost.light.setVisible(isShown);
      if (!isShown) continue;
      if (ghost.kind === "fallen") drawFallen(ghost, share);
      else drawAfterimage(ghost, share);
    }
  }

  clear(): void {
    for (const ghost of this.ghosts) {
      ghost.ageMs = ghost.lifeMs;
      ghost.body.setVisible(false);
      ghost.light.setVisible(false);
    }
  }
}

function drawAfterimage({ body, light, x, y, scaleX, scaleY, angle }: Ghost, share: number): void {
  for (const image of [body, light]) image.setPosition(x, y).setScale(scaleX, scaleY).setAngle(angle);
  body.setAlpha(0.3 * (1 - share));
  light.setAlpha(0.5 * (1 - share));
}

/** It flashes, staggers back, tips over and sinks away while light leaves it. */
function drawFallen({ body, light, x, y, scaleX, scaleY, angle, lean }: Ghost, share: number): void {
  const tips = partOf(share, 0.14, 0.6) ** 2;
  const sinks = partOf(share, 0.45, 1);
  const hops = Math.sin(partOf(share, 0, 0.3) * Math.PI) * 10;
  for (const image of [body, light])
    image
      .setPosition(x + lean * (8 * easedOut(partOf(share, 0, 0.3)) + 16 * tips), y - hops + 10 * sinks)
      .setAngle(angle + lean * 68 * tips)
      .setScale(scaleX * (1 - 0.18 * sinks), scaleY * (1 - 0.3 * sinks));
  body.setAlpha(1 - sinks ** 1.5);
  light.setAlpha(Math.max(1 - partOf(share, 0, 0.28), 0.5 * sinks * (1 - sinks)));
}
