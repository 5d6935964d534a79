import type { Textures } from "phaser";

/** A picture of the texture manager: a texture, and the frame in it when it is an atlas. */
export interface PictureName {
  texture: string;
  frame?: string;
}

/**
 * Draws a picture once and keeps it as a texture, so that WebGL and canvas show the same and nothing is
 * drawn anew each frame.
 */
export function bakedTexture(
  textures: Textures.TextureManager,
  key: string,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): PictureName {
  if (!textures.exists(key)) {
    const texture = textures.createCanvas(key, Math.ceil(width), Math.ceil(height));
    if (texture) {
      draw(texture.context);
      texture.refresh();
    }
  }
  return { texture: key };
}

/** Draws a frame of a texture at its untrimmed place. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  frame: Textures.Frame,
  x: number,
  y: number,
): void {
  const source = frame.source.image;
  if (!(source instanceof HTMLImageElement || source instanceof HTMLCanvasElement)) return;
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  context.drawImage(source, cutX, cutY, cutWidth, cutHeight, x + frame.x, y + frame.y, cutWidth, cutHeight);
}
