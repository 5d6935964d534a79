import type { Textures } from "phaser";
import { pictureAddress } from "../../assets/index.ts";
import { bakedTexture, type PictureName } from "../pictures/baked-texture.ts";
import { loadImage } from "../pictures/load-picture.ts";
import { silhouette } from "./silhouette.ts";

const TIMEOUT_MS = 8000;
const EGG = 0;
/** Share of an egg's picture above its stand: in a nest it needs none. */
const ABOVE_STAND = 0.62;

/** Returns the file name of a creature's picture: its egg, or its form from 1 to 3 (`BAT-031`). */
export function creatureFile(speciesId: string, form: number): string {
  return form === EGG ? `${speciesId}_egg.webp` : `${speciesId}_form${form}.webp`;
}

/**
 * The pictures of creatures that live in the lab, loaded when they are needed. They are drawn once in the size in which
 * rooms show them: the battle's are four times as large, which a phone would keep and scale in each frame.
 */
export class CreaturePictures {
  private readonly textures: Textures.TextureManager;
  private readonly loading = new Map<string, Promise<PictureName | null>>();

  constructor(textures: Textures.TextureManager) {
    this.textures = textures;
  }

  /**
   * Loads the picture of a form, an egg without its stand. Resolves to a silhouette where it is missing (`LAB-017`), and
   * to null once the room is closed.
   * @param edge its width and height in pixels
   */
  load(speciesId: string, form: number, edge: number): Promise<PictureName | null> {
    const file = creatureFile(speciesId, form);
    const known = this.loading.get(file);
    if (known) return known;
    const loading = this.draw(file, form === EGG ? ABOVE_STAND : 1, edge).then((picture) => {
      // One that failed is tried again with the next creature of its form.
      if (!picture) this.loading.delete(file);
      return picture ?? (this.isGone() ? null : silhouette(this.textures, form));
    });
    this.loading.set(file, loading);
    return loading;
  }

  private async draw(file: string, shownShare: number, edge: number): Promise<PictureName | null> {
    const image = await loadImage(pictureAddress(file), TIMEOUT_MS);
    if (!image || this.isGone()) return null;
    return bakedTexture(this.textures, `resident:${file}`, edge, edge, (context) => {
      context.imageSmoothingQuality = "high";
      const { width, height } = image;
      context.drawImage(image, 0, 0, width, height * shownShare, 0, 0, edge, edge * shownShare);
    });
  }

  /** Returns whether the room was closed while a picture was loading. */
  private isGone(): boolean {
    return !this.textures.game;
  }
}
