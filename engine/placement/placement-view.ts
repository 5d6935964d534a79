import type { GameObjects, Scene } from "phaser";
import { placeFree, type RuleSet, sizeOf } from "../../rules/index.ts";
import type { LabelBoard } from "../labels/label-board.ts";
import type { LabelImage } from "../labels/label-image.ts";
import { labelPicture, PICKED_STYLE } from "../labels/label-picture.ts";
import { bakedTexture, type PictureName } from "../pictures/baked-texture.ts";
import { PICTURE_SCALE, type Pictures } from "../pictures/pictures.ts";
import type { Placement, RoomSnapshot } from "../port.ts";
import { DEPTH } from "../room/depths.ts";
import { machineFeet, onFloor, type Point, petFeet } from "../room-geometry.ts";

const FREE = 0x4df29b;
const BLOCKED = 0xff6b7d;

/** What the view consists of. */
interface Parts {
  grid: GameObjects.Image;
  square: GameObjects.Rectangle;
  preview: GameObjects.Image;
  label: LabelImage;
}

/**
 * Shows move mode: the grid and the preview, green where the thing may be placed and red where not (`LAB-091`). It is
 * made when it is first shown: the grid is a large picture, and few visits move anything.
 */
export class PlacementView {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;
  private readonly labels: LabelBoard;
  private parts: Parts | null = null;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures, labels: LabelBoard) {
    this.scene = scene;
    this.rules = rules;
    this.pictures = pictures;
    this.labels = labels;
  }

  hide(): void {
    if (this.parts === null) return;
    for (const part of Object.values(this.parts)) part.setVisible(false);
  }

  /** Shows the preview at a grid corner. Returns whether the thing may stand there (`LAB-100`, `CON-07`). */
  show(snapshot: RoomSnapshot, placement: Placement, corner: Point): boolean {
    this.parts ??= this.create();
    const { grid, square, preview, label } = this.parts;
    const { kind, id } = placement.subject;
    const place = { ...corner, room: snapshot.room };
    const free = placeFree(this.rules, snapshot.lab, kind, place, id);
    const side = sizeOf(this.rules, kind);
    const color = free ? FREE : BLOCKED;
    square
      .setPosition(corner.x, corner.y)
      .setSize(side, side)
      .setFillStyle(color, 0.24)
      .setStrokeStyle(3, color, 0.95);
    const feet =
      kind === "machine" ? machineFeet(this.rules, corner) : petFeet(this.rules, onFloor(this.rules, corner));
    const picture = this.pictureOf(snapshot, placement);
    preview
      .setTexture(picture.texture, picture.frame)
      .setOrigin(0.5, kind === "machine" ? 0.97 : 0.92)
      .setPosition(feet.x, feet.y)
      .setAlpha(free ? 0.85 : 0.6);
    for (const part of [grid, square, preview]) part.setVisible(true);
    label.moveTo(corner.x + side / 2, corner.y - 6);
    label.setVisible(placement.selected !== null);
    return free;
  }

  private create(): Parts {
    const { scene, rules } = this;
    const { width, height } = rules.grid;
    const { texture } = bakedTexture(scene.textures, "grid", width * 2, height * 2, (context) =>
      drawGrid(context, rules.grid),
    );
    const label = this.labels.add("picked");
    label.show(labelPicture(scene.textures, rules.texts.lab.move.selected, PICKED_STYLE));
    return {
      grid: scene.add
        .image(width / 2, height / 2, texture)
        .setScale(0.5)
        .setDepth(DEPTH.grid),
      square: scene.add.rectangle(0, 0, 1, 1).setOrigin(0, 0).setDepth(DEPTH.preview),
      preview: scene.add.image(0, 0, "__DEFAULT").setScale(PICTURE_SCALE).setDepth(DEPTH.preview),
      label,
    };
  }

  private pictureOf(snapshot: RoomSnapshot, placement: Placement): PictureName {
    if (placement.subject.kind === "pet") return this.pictures.figure("cat_idle_0");
    const { builds } = placement.subject;
    const { skin } = snapshot.decorations;
    if (builds) return this.pictures.machine(`${builds.type}_1`, skin);
    const machine = snapshot.lab.machines.find(({ id }) => id === placement.subject.id);
    return this.pictures.machine(machine ? `${machine.type}_${machine.level}` : "machine_1", skin);
  }
}

/** Draws the cells of the room as soft dashed lines, with two picture pixels per room pixel (`CON-06`). */
function drawGrid(
  context: CanvasRenderingContext2D,
  grid: { width: number; height: number; cell: number },
): void {
  context.scale(2, 2);
  context.fillStyle = "rgba(11, 8, 36, 0.28)";
  context.fillRect(0, 0, grid.width, grid.height);
  context.strokeStyle = "rgba(183, 179, 224, 0.55)";
  context.lineWidth = 1;
  context.setLineDash([6, 6]);
  context.beginPath();
  for (let x = 0; x <= grid.width; x += grid.cell) {
    context.moveTo(x, 0);
    context.lineTo(x, grid.height);
  }
  for (let y = 0; y <= grid.height; y += grid.cell) {
    context.moveTo(0, y);
    context.lineTo(grid.width, y);
  }
  context.stroke();
}
