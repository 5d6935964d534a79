import type { Textures } from "phaser";
import { creaturePngAddress, pictureAddress } from "../../assets/index.ts";
import type { RuleSet } from "../../rules/index.ts";
import { creatureFile } from "../creatures/creature-pictures.ts";
import { silhouette } from "../creatures/silhouette.ts";
import type { PictureName } from "../pictures/baked-texture.ts";
import { loadImage } from "../pictures/load-picture.ts";

const TIMEOUT_MS = 8000;

/** The pictures of the arena, loaded on first use; a silhouette replaces a missing one (`BAT-031`). */
export class BattlePictures {
  private readonly textures: Textures.TextureManager;
  readonly rules: RuleSet;
  private readonly loading = new Map<string, Promise<boolean>>();

  constructor(textures: Textures.TextureManager, rules: RuleSet) {
    this.textures = textures;
    this.rules = rules;
  }

  /** Loads a picture by its file name; one that failed is tried again. Resolves to whether it is available. */
  load(fileName: string): Promise<boolean> {
    const existing = this.loading.get(fileName);
    if (existing) return existing;
    const loading = this.image(fileName).then((image) => {
      if (!image) this.loading.delete(fileName);
      if (!image || !this.textures.game) return false;
      if (!this.textures.exists(fileName)) this.textures.addImage(fileName, image);
      return true;
    });
    this.loading.set(fileName, loading);
    return loading;
  }

  /** A creature's small file, or else its PNG (`BAT-031`). */
  private async image(fileName: string): Promise<HTMLImageElement | null> {
    const small = await loadImage(pictureAddress(fileName), TIMEOUT_MS);
    return small ?? loadImage(creaturePngAddress(fileName), TIMEOUT_MS);
  }

  /** Returns a loaded picture, or null. */
  loaded(fileName: string): PictureName | null {
    return this.textures.exists(fileName) ? { texture: fileName } : null;
  }

  /** Returns the picture of a creature's form; until it is there, and where it is missing, a silhouette. */
  creature(speciesId: string, form: number): PictureName {
    return this.loaded(creatureFile(speciesId, form)) ?? silhouette(this.textures, form);
  }
}

/** Returns the file name of an item's picture, such as `tool_ledger_lens.webp`. */
export function itemFile(type: "tool" | "spell", name: string): string {
  return `${type}_${name.toLowerCase().replaceAll(" ", "_")}.webp`;
}
