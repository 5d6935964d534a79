import type { GameObjects, Scene, Textures } from "phaser";
import { type HealthState, healthState, type RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../labels/display-font.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";
import type { Point } from "../room/room-geometry.ts";
import { HealthGhost } from "./health-ghost.ts";

const WIDTH = 84;
const HEIGHT = 12;
const BORDER = 3;
const DENSITY = 2;
const FONT_PX = 13;
/** Share of the difference that the bar moves per millisecond. */
const QUICK = 0.012;

const COLORS: Record<HealthState, number> = { normal: 0x4ad58a, low: 0xffc04a, critical: 0xff6a4a };

/**
 * A creature's health bar with its number; it moves smoothly to the set health, and shows what an action would leave.
 */
export class HealthBar {
  private readonly rules: RuleSet;
  private readonly frame: GameObjects.Image;
  private readonly fill: GameObjects.Rectangle;
  private readonly ghost: HealthGhost;
  private readonly label: GameObjects.Text;
  private health = 1;
  private most = 1;
  private shown = 1;
  private text = "";

  constructor(scene: Scene, rules: RuleSet, resolution: number, depth: number) {
    this.rules = rules;
    this.frame = scene.add
      .image(0, 0, framePicture(scene.textures))
      .setScale(1 / DENSITY)
      .setDepth(depth);
    this.fill = scene.add
      .rectangle(0, 0, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, COLORS.normal)
      .setOrigin(0, 0.5)
      .setDepth(depth + 0.1);
    this.ghost = new HealthGhost(scene, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, depth + 0.15);
    this.label = scene.add
      .text(0, 0, "", {
        fontFamily: DISPLAY_FONT,
        fontSize: `${FONT_PX}px`,
        fontStyle: "600",
        color: "#ffffff",
        stroke: "#120e2c",
        strokeThickness: 4,
        resolution,
      })
      .setOrigin(0.5)
      .setDepth(depth + 0.2);
  }

  /** Sets the health; the bar moves there. */
  set(health: number, most: number): void {
    this.health = Math.max(0, health);
    this.most = Math.max(1, most);
    const text = `${Math.ceil(this.health)}/${Math.round(this.most)}`;
    if (text === this.text) return;
    this.text = text;
    this.label.setText(text);
  }

  /** Sets the health and shows it at once. */
  jump(health: number, most: number): void {
    this.set(health, most);
    this.shown = this.health / this.most;
  }

  /** Shows what an action would leave of the health; null: no action is considered. */
  forecast(left: { lowest: number; highest: number } | null): void {
    this.ghost.show(left && { now: this.health, most: this.most, ...left });
  }

  place({ x, y }: Point, scale: number): void {
    this.frame.setPosition(x, y).setScale(scale / DENSITY);
    this.fill.setPosition(x - (WIDTH / 2 - BORDER) * scale, y).setScale(this.shown * scale, scale);
    this.ghost.place({ x: x - (WIDTH / 2 - BORDER) * scale, y }, scale);
    this.label.setPosition(x, y + 13 * scale).setScale(scale);
  }

  update(elapsedMs: number): void {
    const share = this.health / this.most;
    this.shown += (share - this.shown) * Math.min(1, elapsedMs * QUICK);
    this.fill.setFillStyle(COLORS[healthState(this.rules, share)]);
  }

  setAlpha(alpha: number): void {
    for (const part of [this.frame, this.fill, this.label]) part.setAlpha(alpha);
    this.ghost.setAlpha(alpha);
  }

  destroy(): void {
    for (const part of [this.frame, this.fill, this.label]) part.destroy();
    this.ghost.destroy();
  }
}

function framePicture(textures: Textures.TextureManager): string {
  return bakedTexture(textures, "health-frame", WIDTH * DENSITY, HEIGHT * DENSITY, (context) => {
    context.scale(DENSITY, DENSITY);
    context.beginPath();
    context.roundRect(1, 1, WIDTH - 2, HEIGHT - 2, HEIGHT / 2 - 1);
    context.fillStyle = "#241f4b";
    context.fill();
    context.lineWidth = 2;
    context.strokeStyle = "#120e2c";
    context.stroke();
  }).texture;
}
