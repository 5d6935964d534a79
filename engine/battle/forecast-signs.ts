import type { GameObjects, Scene } from "phaser";
import type { OutcomeSign, OutcomeTone } from "../../rules/index.ts";
import type { Point } from "../room-geometry.ts";
import { plateText } from "./plate-text.ts";

const COLORS: Readonly<Record<OutcomeTone, string>> = {
  strong: "#7dffb0",
  weak: "#ffb35c",
  damage: "#ffe9c9",
  healing: "#7dffb0",
  knockOut: "#ff9a8f",
};
/** Matchup, amount and knock-out: a plate has never more. */
const MOST = 3;
const GAP_PX = 4;

/** What an action would do to a creature, in signs side by side on its plate. */
export class ForecastSigns {
  private readonly texts: readonly GameObjects.Text[];
  private shown: readonly GameObjects.Text[] = [];

  constructor(scene: Scene, resolution: number, depth: number) {
    this.texts = Array.from({ length: MOST }, () => plateText(scene, resolution, depth).setVisible(false));
  }

  /** Whether there is anything to show. */
  get areShown(): boolean {
    return this.shown.length > 0;
  }

  show(signs: readonly OutcomeSign[]): void {
    this.shown = this.texts.slice(0, signs.length);
    this.texts.forEach((text, index) => {
      const sign = signs[index];
      text.setVisible(sign !== undefined);
      if (sign) text.setText(sign.text).setColor(COLORS[sign.tone]);
    });
  }

  /**
   * Places the signs around a point.
   * @param widest the room for all of them, into which they shrink, in pixels
   */
  place({ x, y }: Point, widest: number, scale: number): void {
    const gaps = GAP_PX * (this.shown.length - 1);
    const width = this.shown.reduce((sum, text) => sum + text.width, gaps);
    const fitting = Math.min(scale, widest / Math.max(1, width));
    let left = x - (width * fitting) / 2;
    for (const text of this.shown) {
      text.setScale(fitting).setPosition(left + (text.width * fitting) / 2, y);
      left += (text.width + GAP_PX) * fitting;
    }
  }

  setAlpha(alpha: number): void {
    for (const text of this.texts) text.setAlpha(alpha);
  }

  destroy(): void {
    for (const text of this.texts) text.destroy();
  }
}
