import type { Textures } from "phaser";

/** A picture of the texture manager: a texture and, in an atlas, the frame. */
export interface PictureName {
  texture: string;
  frame?: string;
}

/**
 * Draws a picture once and keeps it as a texture, so that WebGL and canvas renderers show the same and nothing is
 * redrawn each frame.
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

/** Draws a texture's frame at its position before trimming, in the size of its atlas, whatever the picture's. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  frame: Textures.Frame,
  x: number,
  y: number,
): void {
  const source = frame.source.image;
  if (!(source instanceof HTMLImageElement || source instanceof HTMLCanvasElement)) return;
  const { cutX, cutY, cutWidth, cutHeight } = frame;
  const scale = source.width / frame.source.width;
  context.imageSmoothingQuality = "high";
  context.drawImage(
    source,
    cutX * scale,
    cutY * scale,
    cutWidth * scale,
    cutHeight * scale,
    x + frame.x,
    y + frame.y,
    cutWidth,
    cutHeight,
  );
}
