import type { Textures } from "phaser";
import { bakedTexture } from "../pictures/baked-texture.ts";

/** Returns a soft spark in a colour; colours are baked into the picture because the canvas renderer has no tint. */
export function sparkPicture(textures: Textures.TextureManager, color: string): string {
  return bakedTexture(textures, `spark:${color}`, 32, 32, (context) => {
    glowDot(context, 16, 16, 16, color);
    context.fillStyle = "#ffffff";
    context.beginPath();
    for (let point = 0; point < 8; point += 1) {
      const angle = (point * Math.PI) / 4;
      const radius = point % 2 === 0 ? 9 : 3;
      context.lineTo(16 + Math.cos(angle) * radius, 16 + Math.sin(angle) * radius);
    }
    context.fill();
  }).texture;
}

/** A round puff of dust with the same contour as all figures. */
export function puffPicture(textures: Textures.TextureManager): string {
  return bakedTexture(textures, "puff", 48, 48, (context) => {
    context.beginPath();
    context.arc(24, 24, 19, 0, Math.PI * 2);
    context.fillStyle = "#d9d3f2";
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = "rgba(29, 21, 54, 0.55)";
    context.stroke();
    context.beginPath();
    context.arc(18, 18, 9, 0, Math.PI * 2);
    context.fillStyle = "rgba(255, 255, 255, 0.75)";
    context.fill();
  }).texture;
}

/** A small heart. */
export function heartPicture(textures: Textures.TextureManager): string {
  return bakedTexture(textures, "heart", 40, 40, (context) => {
    context.beginPath();
    context.moveTo(20, 34);
    context.bezierCurveTo(-4, 18, 6, 2, 20, 13);
    context.bezierCurveTo(34, 2, 44, 18, 20, 34);
    context.closePath();
    context.lineJoin = "round";
    context.lineWidth = 6;
    context.strokeStyle = "#1d1536";
    context.stroke();
    context.fillStyle = "#ff7a9c";
    context.fill();
    context.beginPath();
    context.ellipse(13, 15, 3, 4, -0.6, 0, Math.PI * 2);
    context.fillStyle = "rgba(255, 255, 255, 0.85)";
    context.fill();
  }).texture;
}

function glowDot(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  const fill = context.createRadialGradient(x, y, 1, x, y, radius);
  fill.addColorStop(0, color);
  fill.addColorStop(0.4, color);
  fill.addColorStop(1, `${color}00`);
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
