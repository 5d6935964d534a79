import type { Textures } from "phaser";
import { DISPLAY_FONT } from "../labels/display-font.ts";
import { bakedTexture } from "../pictures/baked-texture.ts";

type Ink = CanvasRenderingContext2D;

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
  const key = `badge:${icon}:${good}:${note}`;
  const edge = BADGE_EDGE * DENSITY;
  return bakedTexture(textures, key, edge, edge, (ink) => {
    ink.scale(DENSITY, DENSITY);
    const { edge: border, fill } = good ? GOOD : BAD;
    if (good) circle(ink, 13, 12.5, 11);
    else spearhead(ink);
    ink.fillStyle = fill;
    ink.fill();
    ink.lineWidth = 3.4;
    ink.strokeStyle = "#120e2c";
    ink.stroke();
    ink.lineWidth = 2;
    ink.strokeStyle = border;
    ink.stroke();
    const image = icon !== null && textures.exists(icon) ? textures.get(icon).getSourceImage() : null;
    if (image instanceof HTMLImageElement || image instanceof HTMLCanvasElement)
      ink.drawImage(image, ICON.at, ICON.at - 0.5, ICON.edge, ICON.edge);
    if (note !== null) drawNote(ink, note, icon === null);
  }).texture;
}

function drawNote(ink: Ink, note: string, alone: boolean): void {
  const { x, y } = alone ? { x: 13, y: 12.5 } : NOTE;
  if (!alone) {
    circle(ink, x, y, NOTE.radius);
    ink.fillStyle = "#120e2c";
    ink.fill();
  }
  ink.font = `600 ${NOTE.font}px ${DISPLAY_FONT}`;
  ink.fillStyle = "#ffffff";
  ink.textAlign = "center";
  ink.textBaseline = "middle";
  ink.fillText(note, x, y + 0.5);
}

function circle(ink: Ink, x: number, y: number, radius: number): void {
  ink.beginPath();
  ink.ellipse(x, y, radius, radius, 0, 0, 2 * Math.PI);
}

function spearhead(ink: Ink): void {
  ink.beginPath();
  ink.moveTo(3, 2);
  ink.lineTo(23, 2);
  ink.lineTo(24, 14);
  ink.lineTo(13, 25);
  ink.lineTo(2, 14);
  ink.closePath();
}
