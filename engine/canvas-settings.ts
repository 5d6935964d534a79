import { AUTO, CANVAS, type Types } from "phaser";

/** Rendering options of a canvas; tests choose those that are fast in software. */
export interface CanvasOptions {
  /** Canvas pixels per layout pixel; by default the screen's ratio, at most 2. */
  resolution?: number;
  renderer?: "auto" | "canvas";
}

const SHARPEST = 2;

export function canvasResolution({ resolution }: CanvasOptions): number {
  return resolution ?? Math.min(SHARPEST, window.devicePixelRatio || 1);
}

/** Returns the settings shared by the canvases of room and battle. The page keeps its keys, wheel and context menus. */
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
    // With several textures in one batch Phaser finds a pixel's texture by comparing an interpolated number exactly, so
    // that software renderers lose parts of turned pictures (phaserjs/phaser#7372).
    render: { mipmapFilter: "LINEAR_MIPMAP_LINEAR", powerPreference: "low-power", maxTextures: 1 },
    disableContextMenu: false,
  };
}
