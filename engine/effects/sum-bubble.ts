import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import type { AvatarView } from "../avatar/avatar-view.ts";
import { backOut } from "../easing.ts";
import { bubblePicture, SUM_STYLE } from "../labels/bubble-picture.ts";
import { PICTURE_SCALE, resourceIcon } from "../pictures/pictures.ts";
import type { RoomEffect } from "../port.ts";
import { DEPTH } from "../room/depths.ts";
import { clamp } from "../room-geometry.ts";

const POP_MS = 260;
const FADE_MS = 180;
const EDGE_PX = 4;
/** Distance from the avatar's head to the middle of the bubble, at a scale of 1. */
const ABOVE_PX = 12;
/** It is larger than the bubbles of machines. */
const SIZE = 1.35;

type Changes = Extract<RoomEffect, { type: "sum" }>["changes"];

/** What a round of the machines brought: it stands over the avatar, and goes with it, as long as a floating text does. */
export class SumBubble {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly avatar: AvatarView;
  private readonly image: GameObjects.Image;
  private ageMs = Number.POSITIVE_INFINITY;
  private scale = 1;

  constructor(scene: Scene, rules: RuleSet, avatar: AvatarView) {
    this.scene = scene;
    this.rules = rules;
    this.avatar = avatar;
    this.image = scene.add
      .image(0, 0, "__DEFAULT")
      .setOrigin(0.5, 1)
      .setDepth(DEPTH.floatingTexts)
      .setVisible(false);
  }

  show(changes: Changes): void {
    this.ageMs = changes.length === 0 ? Number.POSITIVE_INFINITY : 0;
    if (changes.length === 0) return;
    const held = changes.map(({ resource, amount }) => ({ icon: resourceIcon(resource), amount }));
    const picture = bubblePicture(this.scene.textures, held, SUM_STYLE);
    this.image.setTexture(picture.texture, picture.frame);
  }

  /** @param calm it neither grows nor fades */
  update(elapsedMs: number, calm: boolean): void {
    const { floatingTextMs } = this.rules.ui;
    const isShown = this.ageMs < floatingTextMs;
    this.image.setVisible(isShown);
    if (!isShown) return;
    const grown = calm ? 1 : 0.4 + 0.6 * backOut(Math.min(1, this.ageMs / POP_MS));
    this.image.setScale(PICTURE_SCALE * SIZE * this.scale * grown);
    const { head } = this.avatar;
    const halfWidth = (this.image.width * PICTURE_SCALE * SIZE * this.scale) / 2 + EDGE_PX;
    const { width } = this.rules.grid;
    const top = this.image.height * PICTURE_SCALE * SIZE * this.scale + EDGE_PX;
    this.image
      .setPosition(clamp(head.x, halfWidth, width - halfWidth), Math.max(head.y + ABOVE_PX, top))
      .setAlpha(calm ? 1 : Math.min(1, (floatingTextMs - this.ageMs) / FADE_MS));
    this.ageMs += elapsedMs;
  }

  setScale(scale: number): void {
    this.scale = scale;
  }
}
