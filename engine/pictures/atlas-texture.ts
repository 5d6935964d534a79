import type { Textures } from "phaser";
import type { AtlasFile } from "./load-picture.ts";

/**
 * Adds an atlas under a name. The picture may be smaller than its frames say, for screens with few pixels: a graphics
 * card counts in shares of the picture, so it is taken as it is; drawing on a canvas counts in pixels, so it is drawn
 * anew in the size of the atlas.
 */
export function addAtlas(
  textures: Textures.TextureManager,
  name: string,
  image: HTMLImageElement,
  file: AtlasFile,
): void {
  const { w, h } = file.meta.size;
  const fits = "gl" in textures.game.renderer || image.width === w;
  const texture = fits ? textures.create(name, image, w, h) : textures.addCanvas(name, inSize(image, w, h));
  if (texture) textures.addAtlasJSONHash(name, texture, file);
}

function inSize(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}
