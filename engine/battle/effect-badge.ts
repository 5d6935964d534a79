import type { Textures } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";
import { drawFramed, drawWords, PICTURE_INK, type PictureInk } from "./ink-picture.ts";

/** What a badge shows. */
export interface EffectBadge {
  /** File name of the icon; null for a badge with words alone. */
  icon: string | null;
  /** Whether it helps its bearer. */
  good: boolean;
  /** Turns left, or other words in the corner; null for none. */
  note: string | null;
}

/** Edge of a badge at full scale, in pixels. */
export const BADGE_EDGE = 27;
const DENSITY = 2;
const ICON = { at: 4, edge: 18 };
const NOTE = { x: 20, y: 20, radius: 7, font: 12 };
/** What helps is round and green, what harms has the shape of a spearhead and is violet. */
const GOOD = { edge: "#5ee08a", fill: "#173a3a" };
const BAD = { edge: "#e07bff", fill: "#431a52" };

/** Returns the picture of an effect: its icon, whether it helps or harms, and the turns it has left. */
export function badgePicture(textures: Textures.TextureManager, { icon, good, note }: EffectBadge): string {
  // A badge drawn while its icon was missing is drawn anew once that has arrived.
  const hasIcon = icon !== null && textures.exists(icon);
  const key = `badge:${hasIcon ? icon : null}:${good}:${note}:${icon === null}`;
  const edge = BADGE_EDGE * DENSITY;
  return bakedTexture(textures, key, edge, edge, (ink) => {
    ink.scale(DENSITY, DENSITY);
    if (good) circle(ink, 13, 12.5, 11);
    else spearhead(ink);
    drawFramed(ink, { ...(good ? GOOD : BAD), widths: [3.4, 2] });
    const image = hasIcon ? textures.get(icon).getSourceImage() : null;
    if (image instanceof HTMLImageElement || image instanceof HTMLCanvasElement)
      ink.drawImage(image, ICON.at, ICON.at - 0.5, ICON.edge, ICON.edge);
    if (note !== null) drawNote(ink, note, icon === null);
  }).texture;
}

function drawNote(ink: PictureInk, note: string, alone: boolean): void {
  const { x, y } = alone ? { x: 13, y: 12.5 } : NOTE;
  if (!alone) {
    circle(ink, x, y, NOTE.radius);
    ink.fillStyle = PICTURE_INK;
    ink.fill();
  }
  drawWords(ink, note, { x, y: y + 0.5, font: NOTE.font, color: "#ffffff" });
}

function circle(ink: PictureInk, x: number, y: number, radius: number): void {
  ink.beginPath();
  ink.ellipse(x, y, radius, radius, 0, 0, 2 * Math.PI);
}

function spearhead(ink: PictureInk): void {
  ink.beginPath();
  ink.moveTo(3, 2);
  ink.lineTo(23, 2);
  ink.lineTo(24, 14);
  ink.lineTo(13, 25);
  ink.lineTo(2, 14);
  ink.closePath();
}
