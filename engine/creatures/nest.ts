import type { GameObjects, Scene } from "phaser";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import type { Box, Point } from "../room-geometry.ts";

/** Where the nest may lie, in the order in which it looks for a place that no machine takes. */
const PLACES: readonly Point[] = [
  { x: 684, y: 534 },
  { x: 116, y: 534 },
  { x: 400, y: 556 },
  { x: 250, y: 200 },
  { x: 560, y: 200 },
];
/** Feet of each egg beside the middle of the nest, by how many there are. */
const EGGS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -26, y: 0 },
    { x: 26, y: 0 },
  ],
  [
    { x: -45, y: 0 },
    { x: 45, y: 0 },
    { x: 0, y: 1 },
  ],
  [
    { x: -20, y: 0 },
    { x: 20, y: 0 },
    { x: -58, y: 1 },
    { x: 58, y: 1 },
  ],
];
/** How large the nest is by the number of eggs. */
const SIZES = [1, 0.62, 0.82, 1.06, 1.2];
const BACK = "nest_back";
const FRONT = "nest_front";
/** Height of the middle of the nest as a share of its picture's height. */
const ORIGIN_Y = 0.6;
/** The square of a nest beside its middle, which machines must leave free. */
const REACH = { x: 76, y: 50 };

/** The nest of a room in which its eggs stand; a room without eggs has none. */
export class Nest {
  private readonly pictures: Pictures;
  private readonly back: GameObjects.Image;
  private readonly front: GameObjects.Image;
  private eggs = 0;
  private middle: Point = PLACES[0] ?? { x: 0, y: 0 };

  constructor(scene: Scene, pictures: Pictures) {
    this.pictures = pictures;
    const image = () => scene.add.image(0, 0, "__DEFAULT").setOrigin(0.5, ORIGIN_Y).setVisible(false);
    this.back = image();
    this.front = image();
  }

  /** Lies down where no machine stands, for a number of eggs. */
  hold(eggs: number, machines: readonly Box[]): void {
    const isNew = this.eggs === 0 && eggs > 0;
    this.eggs = eggs;
    this.middle = nestPlace(machines);
    this.draw();
    if (!isNew) return;
    void Promise.all([BACK, FRONT].map((name) => this.pictures.loadSingle(name))).then(() => {
      if (this.back.active) this.draw();
    });
  }

  /** Where the feet of an egg are, by its number. */
  placeOf(egg: number): Point {
    const beside = EGGS[Math.min(this.eggs, EGGS.length - 1)]?.[egg] ?? { x: 0, y: 0 };
    return { x: this.middle.x + beside.x, y: this.middle.y + beside.y };
  }

  setAlpha(alpha: number): void {
    this.back.setAlpha(alpha);
    this.front.setAlpha(alpha);
  }

  private draw(): void {
    const size = PICTURE_SCALE * (SIZES[Math.min(this.eggs, SIZES.length - 1)] ?? 1);
    const { x, y } = this.middle;
    const layers: readonly [GameObjects.Image, string, number][] = [
      [this.back, BACK, y - REACH.y / 2],
      [this.front, FRONT, y + REACH.y / 2],
    ];
    for (const [image, name, depth] of layers) {
      const picture = this.pictures.single(name);
      image
        .setVisible(this.eggs > 0 && picture !== null)
        .setPosition(x, y)
        .setScale(size)
        .setDepth(depth);
      if (picture) image.setTexture(picture.texture);
    }
  }
}

/** Returns the first place of a nest that no machine takes; the first of all in a room that is full. */
export function nestPlace(machines: readonly Box[]): Point {
  const free = PLACES.find(
    ({ x, y }) =>
      !machines.some(
        (machine) =>
          machine.x < x + REACH.x &&
          machine.x + machine.width > x - REACH.x &&
          machine.y < y + REACH.y / 2 &&
          machine.y + machine.height > y - REACH.y,
      ),
  );
  return free ?? PLACES[0] ?? { x: 0, y: 0 };
}
