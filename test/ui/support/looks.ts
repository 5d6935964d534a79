import type { CanvasLook } from "../../../engine/index.ts";

/** How a canvas looks where a test says nothing about it. */
export const LOOK: CanvasLook = { reducedMotion: false, textSize: 1 };
export const STILL: CanvasLook = { ...LOOK, reducedMotion: true };
