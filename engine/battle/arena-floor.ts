import type { GameObjects, Scene } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { type BattleLayout, isOpenPlace, type Places } from "./battle-layout.ts";
import type { BattlePictures } from "./battle-pictures.ts";

const PLACE = { width: 240, height: 84 };
const BACKDROP = -20;
const PLACES = -10;
const FLATNESS = 0.35;
/** Height of a stand, in pixels of its picture. */
const RISE = 10;

/** The background of the battlefield, with the marked places for creatures. */
export class ArenaFloor {
  private readonly scene: Scene;
  private readonly pictures: BattlePictures;
  private readonly backdrop: GameObjects.Image;
  private places: GameObjects.Image[] = [];

  constructor(scene: Scene, pictures: BattlePictures) {
    this.scene = scene;
    this.pictures = pictures;
    this.backdrop = scene.add.image(0, 0, "__DEFAULT").setDepth(BACKDROP).setVisible(false);
  }

  /** Chooses the background for the layout's shape and marks the places; locked ones are dimmed (`CON-43`). */
  arrange(layout: BattleLayout, places: { enemy: Places; player: Places }): void {
    this.showBackdrop(layout);
    for (const place of this.places) place.destroy();
    this.places = (["enemy", "player"] as const).flatMap((owner) => {
      return layout.feet[owner].map(({ x, y }, index) => {
        const isOpen = isOpenPlace(places[owner], index);
        const width = layout.edge[owner] * (isOpen ? 0.92 : 0.46);
        return this.scene.add
          .image(x, y, placePicture(this.scene, owner, isOpen))
          .setDisplaySize(width, width * FLATNESS)
          .setAlpha(isOpen ? 0.85 : 0.4)
          .setDepth(PLACES);
      });
    });
  }

  private showBackdrop({ backdrop: { file, width, centre, line }, middle }: BattleLayout): void {
    void this.pictures.load(file).then((there) => {
      if (!there || !this.backdrop.scene) return;
      this.backdrop.setTexture(file).setVisible(true).setOrigin(0.5, line);
      this.backdrop.setScale(width / this.backdrop.width).setPosition(centre, middle);
    });
  }
}

/**
 * Returns the picture of a place: a low stand that is round for the player and has six corners for the enemy, so that
 * the sides differ in shape as well as in colour; a locked place is dashed and has a lock.
 */
function placePicture(scene: Scene, owner: "enemy" | "player", isOpen: boolean): string {
  const color = owner === "enemy" ? "#ff7a6e" : "#63e6ff";
  const key = `place:${owner}:${isOpen}`;
  return bakedTexture(scene.textures, key, PLACE.width, PLACE.height, (context) => {
    const { width, height } = PLACE;
    const outline = owner === "enemy" ? hexagon : oval;
    if (isOpen) {
      outline(context, RISE);
      context.fillStyle = "#120e2c";
      context.fill();
    }
    outline(context, 0);
    const top = context.createLinearGradient(0, 0, 0, height);
    top.addColorStop(0, "rgba(53, 46, 105, 0.75)");
    top.addColorStop(1, "rgba(20, 12, 46, 0.85)");
    context.fillStyle = isOpen ? top : "rgba(20, 12, 46, 0.5)";
    context.fill();
    context.lineWidth = 5;
    context.strokeStyle = isOpen ? color : "#7d7896";
    if (!isOpen) context.setLineDash([14, 12]);
    context.stroke();
    if (isOpen) return;
    drawLock(context, width / 2, height / 2);
  }).texture;
}

function oval(context: CanvasRenderingContext2D, down: number): void {
  const { width, height } = PLACE;
  context.beginPath();
  context.ellipse(
    width / 2,
    (height - RISE) / 2 + down,
    width / 2 - 6,
    (height - RISE) / 2 - 4,
    0,
    0,
    2 * Math.PI,
  );
}

function hexagon(context: CanvasRenderingContext2D, down: number): void {
  const { width, height } = PLACE;
  const [top, bottom] = [4 + down, height - RISE - 4 + down];
  const corner = width * 0.22;
  context.beginPath();
  context.moveTo(6, (top + bottom) / 2);
  context.lineTo(corner, top);
  context.lineTo(width - corner, top);
  context.lineTo(width - 6, (top + bottom) / 2);
  context.lineTo(width - corner, bottom);
  context.lineTo(corner, bottom);
  context.closePath();
}

function drawLock(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.setLineDash([]);
  context.lineWidth = 5;
  context.beginPath();
  context.arc(x, y - 8, 9, Math.PI, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.roundRect(x - 14, y - 8, 28, 22, 5);
  context.fillStyle = "#7d7896";
  context.fill();
}
