import type { Textures } from "phaser";
import { pictureAddress } from "../../assets/index.ts";
import { RESOURCE_NAMES, type ResourceName, type RuleSet } from "../../rules/index.ts";
import { bakedTexture, type PictureName } from "./baked-texture.ts";
import { drawFallbackFigure, fallbackFigure } from "./fallback-figure.ts";
import { drawFallbackRoom } from "./fallback-room.ts";
import {
  drawDimmed,
  drawGlow,
  drawShade,
  drawSilhouette,
  drawWorking,
  GLOW_MARGIN,
  SHADE_MARGIN,
} from "./frame-variants.ts";
import { loadAtlasFile, loadImage } from "./load-picture.ts";

const ATLAS = "lab";
const TIMEOUT_MS = 8000;

/** Room pixels per picture pixel. */
export const PICTURE_SCALE = 0.5;

/** All pictures of the room by name; a simple drawing replaces a missing one (`LAB-017`, `CON-81`). */
export class Pictures {
  private readonly textures: Textures.TextureManager;
  private readonly rules: RuleSet;

  constructor(textures: Textures.TextureManager, rules: RuleSet) {
    this.textures = textures;
    this.rules = rules;
  }

  /**
   * Loads the first pictures: the background of room 1 and the atlas with player, machines, hit effect and cat
   * (`CON-81`), and the icons of the resources. Resolves also when pictures are missing.
   */
  async loadFirst(): Promise<void> {
    await Promise.all([
      this.loadRoom(1),
      this.loadAtlas(),
      ...RESOURCE_NAMES.map((name) => this.loadIcon(name)),
    ]);
  }

  /** Loads a room's background on first use. Resolves to whether it is available. */
  async loadRoom(room: number): Promise<boolean> {
    const key = roomKey(room);
    if (this.textures.exists(key)) return true;
    const image = await loadImage(pictureAddress(`${key}.webp`), TIMEOUT_MS);
    if (!image || this.isGone()) return false;
    if (!this.textures.exists(key)) this.textures.addImage(key, image);
    return true;
  }

  /** Returns a room's background, or a plain room while it is missing. */
  room(room: number): PictureName {
    const key = roomKey(room);
    if (this.textures.exists(key)) return { texture: key };
    const { grid } = this.rules;
    return bakedTexture(this.textures, `${key}:fallback`, grid.width, grid.height, (context) =>
      drawFallbackRoom(context, room, grid),
    );
  }

  /** Returns a figure of the atlas by its frame name, or its drawn fallback. */
  figure(frame: string): PictureName {
    if (this.textures.exists(ATLAS) && this.textures.get(ATLAS).has(frame)) return { texture: ATLAS, frame };
    const figure = fallbackFigure(this.rules, frame);
    const key = `fallback:${figure.color}:${figure.initial}`;
    return bakedTexture(this.textures, key, figure.width, figure.height, (context) =>
      drawFallbackFigure(context, figure),
    );
  }

  /** Returns the figure with its light dimmed, for a machine on cooldown. */
  working(frame: string): PictureName {
    return this.variant(`working:${frame}`, frame, 0, drawWorking);
  }

  /** Returns the figure with faded colours, for offline. */
  dimmed(frame: string): PictureName {
    return this.variant(`dimmed:${frame}`, frame, 0, drawDimmed);
  }

  /** Returns the glow around the figure; larger than the figure by a margin on each side. */
  glow(frame: string, color: string): PictureName {
    return this.variant(`glow:${color}:${frame}`, frame, GLOW_MARGIN, (context, source) =>
      drawGlow(context, source, color),
    );
  }

  /** Returns the figure's blurred shadow; larger than the figure by a margin on each side. */
  shade(frame: string): PictureName {
    return this.variant(`shade:${frame}`, frame, SHADE_MARGIN, drawShade);
  }

  /** Returns the figure's silhouette in white. */
  flash(frame: string): PictureName {
    return this.variant(`flash:${frame}`, frame, 0, (context, source) =>
      drawSilhouette(context, source, "#ffffff"),
    );
  }

  private variant(
    key: string,
    frame: string,
    margin: number,
    draw: (context: CanvasRenderingContext2D, source: Textures.Frame) => void,
  ): PictureName {
    const name = this.figure(frame);
    const source = this.textures.getFrame(name.texture, name.frame);
    if (!source) return name;
    const { realWidth, realHeight } = source;
    return bakedTexture(this.textures, key, realWidth + 2 * margin, realHeight + 2 * margin, (context) =>
      draw(context, source),
    );
  }

  private async loadIcon(name: ResourceName): Promise<void> {
    const key = resourceIcon(name);
    const image = await loadImage(pictureAddress(`${key}.svg`), TIMEOUT_MS);
    if (image && !this.isGone() && !this.textures.exists(key)) this.textures.addImage(key, image);
  }

  private async loadAtlas(): Promise<void> {
    const [image, file] = await Promise.all([
      loadImage(pictureAddress(`${ATLAS}.webp`), TIMEOUT_MS),
      loadAtlasFile(pictureAddress(`${ATLAS}.json`), TIMEOUT_MS),
    ]);
    if (image && file && !this.isGone() && !this.textures.exists(ATLAS))
      this.textures.addAtlasJSONHash(ATLAS, image, file);
  }

  /** Returns whether the game was destroyed while a picture was loading. */
  private isGone(): boolean {
    return !this.textures.game;
  }
}

const RESOURCE_ICONS: Record<ResourceName, string> = {
  tcorvax: "icon_tcorvax",
  catNips: "icon_cat_nips",
  energy: "icon_energy",
  eggs: "icon_egg",
};

/** Returns the texture of a resource's icon, which is missing when it could not be loaded. */
export function resourceIcon(name: ResourceName): string {
  return RESOURCE_ICONS[name];
}

function roomKey(room: number): string {
  return `room${room}`;
}
