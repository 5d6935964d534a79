import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../labels/display-font.ts";
import { DEPTH } from "../room/depths.ts";
import { STRIP_BETWEEN } from "./battle-layout.ts";
import { turnBannerLook } from "./turn-banner-look.ts";

const BAND = { height: 56, color: 0x1d1536, alpha: 0.72 };
const MARGIN_PX = 12;

/** The banner that announces whose turn begins, for the duration of the turn change (`BAT-181`). */
export class TurnBanner {
  private readonly scene: Scene;
  private readonly resolution: number;
  private readonly lifeMs: number;
  private readonly band: GameObjects.Rectangle;
  private readonly text: GameObjects.Text;
  private ageMs = Number.POSITIVE_INFINITY;

  constructor(scene: Scene, rules: RuleSet, resolution: number) {
    this.scene = scene;
    this.resolution = resolution;
    this.lifeMs = rules.ui.turnTransitionMs;
    this.band = scene.add
      .rectangle(0, 0, 1, BAND.height, BAND.color)
      .setDepth(DEPTH.floatingTexts + 1)
      .setVisible(false);
    this.text = scene.add
      .text(0, 0, "", {
        fontFamily: DISPLAY_FONT,
        fontSize: "28px",
        fontStyle: "700",
        color: "#f5f1ff",
        resolution,
      })
      .setOrigin(0.5)
      .setDepth(DEPTH.floatingTexts + 2)
      .setVisible(false);
  }

  show(content: string): void {
    this.text.setText(content);
    this.ageMs = 0;
  }

  /** @param elapsedMs at normal speed: the banner lasts as long as its beat */
  update(elapsedMs: number, calm: boolean): void {
    if (this.ageMs >= this.lifeMs) return;
    this.ageMs += elapsedMs;
    const { alpha, shift, shown } = turnBannerLook(this.ageMs / this.lifeMs, calm);
    if (!shown) {
      this.hide();
      return;
    }
    const width = this.scene.scale.width / this.resolution;
    // Directly above the strip between the rows, where the screens show the current action.
    const y = (this.scene.scale.height / this.resolution - STRIP_BETWEEN - BAND.height) / 2;
    this.band
      .setPosition(width / 2, y)
      .setDisplaySize(width, BAND.height)
      .setAlpha(alpha * BAND.alpha)
      .setVisible(true);
    this.text
      .setPosition(width / 2 + shift, y)
      .setScale(Math.min(1, (width - 2 * MARGIN_PX) / Math.max(1, this.text.width)))
      .setAlpha(alpha)
      .setVisible(true);
  }

  hide(): void {
    this.ageMs = Number.POSITIVE_INFINITY;
    this.band.setVisible(false);
    this.text.setVisible(false);
  }
}
