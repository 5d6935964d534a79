import type { GameObjects, Scene } from "phaser";
import { DISPLAY_FONT } from "../pictures/display-font.ts";

const FONT_PX = 13;

/** Returns an empty text for a creature's plate, of the size at full scale; its origin is its middle. */
export function plateText(scene: Scene, resolution: number, depth: number): GameObjects.Text {
  return scene.add
    .text(0, 0, "", {
      fontFamily: DISPLAY_FONT,
      fontSize: `${FONT_PX}px`,
      fontStyle: "600",
      color: "#ffffff",
      stroke: "#120e2c",
      strokeThickness: 3,
      resolution: Math.max(2, resolution),
    })
    .setOrigin(0.5)
    .setDepth(depth);
}
