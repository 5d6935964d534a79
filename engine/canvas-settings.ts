import { AUTO, CANVAS, type Types } from "phaser";

/** How a canvas is drawn; tests ask for what is quick in software. */
export interface CanvasOptions {
  /** Canvas pixels to a pixel of the layout; what the screen has, at most 2, when left out. */
  resolution?: number;
  renderer?: "auto" | "canvas";
}

const SHARPEST = 2;

export function canvasResolution({ resolution }: CanvasOptions): number {
  return resolution ?? Math.min(SHARPEST, window.devicePixelRatio || 1);
}

/** What the canvas of the room and that of battles have in common: the page keeps its keys, wheel and menus. */
export function canvasSettings({ renderer = "auto" }: CanvasOptions): Types.Core.GameConfig {
  return {
    type: renderer === "canvas" ? CANVAS : AUTO,
    backgroundColor: "#14112e",
    banner: false,
    audio: { noAudio: true },
    input: {
      keyboard: false,
      gamepad: false,
      mouse: { preventDefaultWheel: false },
      touch: { capture: false },
    },
    fps: { smoothStep: false },
    render: { mipmapFilter: "LINEAR_MIPMAP_LINEAR", powerPreference: "low-power" },
    disableContextMenu: false,
  };
}
