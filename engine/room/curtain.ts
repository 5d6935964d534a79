import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { DEPTH } from "./depths.ts";

const COLOR = 0x14112e;
const CLOSE_MS = 140;
const OPEN_MS = 240;
/** Milliseconds of each half with reduced motion. */
const CALM_MS = 60;

/** The short fade when the room changes. */
export class Curtain {
  private readonly scene: Scene;
  private readonly cover: GameObjects.Rectangle;

  constructor(scene: Scene, rules: RuleSet) {
    this.scene = scene;
    const { width, height } = rules.grid;
    this.cover = scene.add
      .rectangle(width / 2, height / 2, width, height, COLOR)
      .setDepth(DEPTH.curtain)
      .setVisible(false);
  }

  /** Opens for the first room. */
  open(calm: boolean): void {
    this.fade(1, 0, calm ? CALM_MS : OPEN_MS, () => this.cover.setVisible(false));
  }

  /** Closes, calls `change`, and opens again; a call during a running change takes effect at once. */
  between(change: () => void, calm: boolean): void {
    this.scene.tweens.killTweensOf(this.cover);
    this.fade(this.cover.visible ? this.cover.alpha : 0, 1, calm ? CALM_MS : CLOSE_MS, () => {
      change();
      this.open(calm);
    });
  }

  private fade(from: number, to: number, duration: number, onComplete: () => void): void {
    this.cover.setVisible(true).setAlpha(from);
    this.scene.tweens.add({ targets: this.cover, alpha: to, duration, onComplete });
  }
}
