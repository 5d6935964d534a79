import type { Textures } from "phaser";
import type { HealthState } from "../../rules/index.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";
import type { PlateSize } from "./battle-layout.ts";
import { drawFramed, drawWords, fontThatFits, PICTURE_INK, type PictureInk } from "./ink-picture.ts";

type Owner = "player" | "enemy";

/** Picture pixels per screen pixel, as in all pictures. */
export const DENSITY = 2;
/** Measures of a plate at full scale. */
export const PLATE = {
  height: 43,
  name: { y: 10, font: 13 },
  groove: { x: 6, y: 17, height: 10 },
  /** Middle of the numbers. */
  numbers: 34,
  corner: 9,
};
/** The sides differ in colour and in shape: round corners for the player, cut ones for the enemy. */
const SIDES = { player: { edge: "#63e6ff", cut: false }, enemy: { edge: "#ff7a6e", cut: true } } as const;

/** Returns the plate of a creature: its name and the groove of its health bar. */
export function platePicture(
  textures: Textures.TextureManager,
  owner: Owner,
  name: string,
  { width, scale }: PlateSize,
): string {
  const { height, name: line, groove, corner } = PLATE;
  const { edge, cut } = SIDES[owner];
  const key = `plate:${owner}:${name}:${Math.round(width)}:${scale.toFixed(2)}`;
  return bakedTexture(textures, key, width * DENSITY, height * scale * DENSITY, (ink) => {
    ink.scale(DENSITY * scale, DENSITY * scale);
    const across = width / scale;
    outline(ink, { x: 1.5, y: 1.5, width: across - 3, height: height - 3 }, corner, cut);
    const fill = ink.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, "rgba(53, 46, 105, 0.94)");
    fill.addColorStop(1, "rgba(23, 19, 58, 0.94)");
    drawFramed(ink, { fill, edge, widths: [3, 1.6] });
    outline(ink, { ...groove, width: across - 2 * groove.x }, groove.height / 2, cut);
    ink.fillStyle = PICTURE_INK;
    ink.fill();
    const widest = across - 2 * groove.x;
    const fitting = fontThatFits(ink, name, {
      widest,
      font: line.font,
      least: line.font / Math.max(1, scale),
    });
    drawWords(ink, name, { x: across / 2, y: line.y, font: fitting, color: "#f5f1ff", widest });
  }).texture;
}

/** Returns the filling of a full health bar in the colour of its state. */
export function fillPicture(
  textures: Textures.TextureManager,
  owner: Owner,
  state: HealthState,
  { width, scale }: PlateSize,
): string {
  const { groove } = PLATE;
  const key = `health:${owner}:${state}:${Math.round(width)}:${scale.toFixed(2)}`;
  const across = width / scale - 2 * groove.x;
  return bakedTexture(textures, key, across * scale * DENSITY, groove.height * scale * DENSITY, (ink) => {
    ink.scale(DENSITY * scale, DENSITY * scale);
    const inner = { x: 1.5, y: 1.5, width: across - 3, height: groove.height - 3 };
    outline(ink, inner, inner.height / 2, SIDES[owner].cut);
    const [light, base] = HEALTH_COLORS[state];
    const fill = ink.createLinearGradient(0, 0, 0, groove.height);
    fill.addColorStop(0, light);
    fill.addColorStop(0.55, base);
    fill.addColorStop(1, base);
    ink.fillStyle = fill;
    ink.fill();
  }).texture;
}

/** Draws the outline of a box with round or cut corners. */
function outline(
  ink: PictureInk,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  corner: number,
  cut: boolean,
): void {
  ink.beginPath();
  if (!cut) {
    ink.roundRect(x, y, width, height, corner);
    return;
  }
  const c = corner * 0.75;
  const [right, bottom] = [x + width, y + height];
  ink.moveTo(x + c, y);
  ink.lineTo(right - c, y);
  ink.lineTo(right, y + c);
  ink.lineTo(right, bottom - c);
  ink.lineTo(right - c, bottom);
  ink.lineTo(x + c, bottom);
  ink.lineTo(x, bottom - c);
  ink.lineTo(x, y + c);
  ink.closePath();
}

/**
 * Colours of a health bar by its state: its light upper edge, and the rest. The number on the bar says the same;
 * they differ for every kind of colour vision (`test/ui/components/colour-vision.test.ts`).
 */
export const HEALTH_COLORS: Readonly<Record<HealthState, readonly [light: string, base: string]>> = {
  normal: ["#a4f5c4", "#35cfa0"],
  low: ["#ffe3a0", "#f0a21c"],
  critical: ["#ffb3a6", "#e03a2a"],
};
