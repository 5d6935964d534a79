import type { GameObjects, Scene } from "phaser";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import type { RoomSnapshot } from "../port.ts";
import type { Box, Point } from "../room-geometry.ts";
import { DEPTH } from "./depths.ts";

const POP_MS = 420;

/** The trophies of the lab on their shelf on the wall of room 1; without a trophy there is no shelf. */
export class TrophyShelf {
  private readonly scene: Scene;
  private readonly pictures: Pictures;
  private readonly board: GameObjects.Image;
  private readonly trophies = new Map<string, GameObjects.Image>();
  private wanted: readonly string[] | null = null;
  private shown: readonly string[] | null = null;

  constructor(scene: Scene, pictures: Pictures) {
    this.scene = scene;
    this.pictures = pictures;
    const { x, y } = TROPHY_SHELF.box;
    this.board = scene.add
      .image(x, y, "__DEFAULT")
      .setOrigin(0, 0)
      .setScale(PICTURE_SCALE)
      .setDepth(DEPTH.shelf)
      .setVisible(false);
  }

  /** Shows the trophies of a snapshot; their pictures are loaded when the first one needs them. */
  sync({ room, decorations, reducedMotion }: RoomSnapshot): void {
    const wanted = room === TROPHY_SHELF.room ? decorations.trophies : [];
    if (wanted.join() === this.wanted?.join()) return;
    this.wanted = wanted;
    if (wanted.length === 0) {
      this.draw([], true);
      return;
    }
    const names = ["trophy_shelf", ...wanted.map(trophyPicture)];
    void Promise.all(names.map((name) => this.pictures.loadSingle(name))).then(() => {
      if (this.wanted === wanted && this.board.active) this.draw(wanted, reducedMotion);
    });
  }

  private draw(keys: readonly string[], calm: boolean): void {
    if (this.shown !== null && keys.join() === this.shown.join()) return;
    // What stands there when the room is entered does not pop up.
    const isNews = !calm && this.shown !== null && this.shown.length > 0;
    this.shown = keys;
    this.drawBoard(keys.length > 0);
    for (const image of this.trophies.values()) image.setVisible(false);
    const places = shelfPlaces(keys.length);
    for (const [index, key] of keys.entries()) {
      const place = places[index];
      const isNew = !this.trophies.has(key);
      const image = this.trophyImage(key);
      if (!image || !place) continue;
      image.setPosition(place.x, place.y).setVisible(true);
      if (isNew && isNews) this.pop(image);
    }
  }

  private drawBoard(visible: boolean): void {
    const board = this.pictures.single("trophy_shelf");
    this.board.setVisible(visible && board !== null);
    if (board) this.board.setTexture(board.texture);
  }

  private trophyImage(key: string): GameObjects.Image | null {
    const known = this.trophies.get(key);
    if (known) return known;
    const picture = this.pictures.single(trophyPicture(key));
    if (!picture) return null;
    const image = this.scene.add
      .image(0, 0, picture.texture)
      .setOrigin(0.5, TROPHY_SHELF.feet)
      .setDepth(DEPTH.trophies);
    image.setDisplaySize(TROPHY_SHELF.trophySize, TROPHY_SHELF.trophySize);
    this.trophies.set(key, image);
    return image;
  }

  private pop(image: GameObjects.Image): void {
    const { scaleX, scaleY } = image;
    image.setScale(scaleX * 0.2, scaleY * 0.2);
    this.scene.tweens.add({ targets: image, scaleX, scaleY, duration: POP_MS, ease: "Back.out" });
  }
}

function trophyPicture(key: string): string {
  return `trophy_${key}`;
}

/** Where the shelf hangs (`GAP-64`: flat, and above the wall's foot), and how large a trophy is on it. */
export const TROPHY_SHELF = {
  room: 1,
  box: { x: 10, y: 16, width: 128, height: 66 } satisfies Box,
  trophySize: 27,
  /** Height of a trophy's foot as a share of its picture. */
  feet: 0.95,
};

/** The two boards, in pixels below the shelf's upper edge. */
const BOARDS = [30.4, 59.4] as const;
const LEAST_PER_BOARD = 4;
const MARGIN = 6;

/** The foot of each trophy on the shelf, from the upper left; with more than eight they stand closer. */
export function shelfPlaces(count: number): Point[] {
  const perBoard = Math.max(LEAST_PER_BOARD, Math.ceil(count / BOARDS.length));
  const { x, y, width } = TROPHY_SHELF.box;
  const step = (width - 2 * MARGIN) / perBoard;
  return Array.from({ length: count }, (_, index) => ({
    x: x + MARGIN + step * ((index % perBoard) + 0.5),
    y: y + (BOARDS[Math.floor(index / perBoard)] ?? 0),
  }));
}
