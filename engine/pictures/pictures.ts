import type { Textures } from "phaser";
import { pictureAddress, SKINS } from "../../assets/index.ts";
import { RESOURCE_NAMES, type ResourceName, type RuleSet } from "../../rules/index.ts";
import type { RoomSnapshot } from "../port.ts";
import { bakedTexture, type PictureName } from "./baked-texture.ts";
import { drawFallbackFigure, fallbackFigure } from "./fallback-figure.ts";
import { drawFallbackRoom } from "./fallback-room.ts";
import {
  drawDimmed,
  drawGlow,
  drawShade,
  drawSilhouette,
  drawSkinned,
  drawWorking,
  GLOW_MARGIN,
  SHADE_MARGIN,
} from "./frame-variants.ts";
import { type AtlasFile, loadAtlasFile, loadImage } from "./load-picture.ts";

const ATLAS = "lab";
const TIMEOUT_MS = 8000;

/** Room pixels per picture pixel. */
export const PICTURE_SCALE = 0.5;

/** A room with its theme; null is as built. */
export interface RoomLook {
  room: number;
  theme: string | null;
}

/** All pictures of the room by name; a simple drawing replaces a missing one (`LAB-017`, `CON-81`). */
export class Pictures {
  private readonly textures: Textures.TextureManager;
  private readonly rules: RuleSet;

  constructor(textures: Textures.TextureManager, rules: RuleSet) {
    this.textures = textures;
    this.rules = rules;
  }

  /**
   * Loads the first pictures: the background of the shown room and the atlas with player, machines, hit effect and cat
   * (`CON-81`), and the icons of the resources. Resolves also when pictures are missing.
   */
  async loadFirst({ room, decorations }: Pick<RoomSnapshot, "room" | "decorations">): Promise<void> {
    const { look, themes } = decorations;
    await Promise.all([
      this.loadRoom({ room, theme: themes[room] ?? null }),
      this.loadAtlas(ATLAS),
      look === null ? null : this.loadLook(look),
      ...RESOURCE_NAMES.map((name) => this.loadIcon(name)),
    ]);
  }

  /** Loads a room's background on first use. Resolves to whether it is available. */
  loadRoom(look: RoomLook): Promise<boolean> {
    return this.loadSingle(roomKey(look));
  }

  /** Returns a room's background with its theme, else as built, or a plain room while both are missing. */
  room({ room, theme }: RoomLook): PictureName {
    const plain = roomKey({ room, theme: null });
    const picture = this.single(roomKey({ room, theme })) ?? this.single(plain);
    if (picture) return picture;
    const { grid } = this.rules;
    return bakedTexture(this.textures, `${plain}:fallback`, grid.width, grid.height, (context) =>
      drawFallbackRoom(context, room, grid),
    );
  }

  /** Loads a picture of its own by its name, on first use. Resolves to whether it is available. */
  async loadSingle(name: string): Promise<boolean> {
    if (this.textures.exists(name)) return true;
    const image = await loadImage(pictureAddress(`${name}.webp`), TIMEOUT_MS);
    if (!image || this.isGone()) return false;
    if (!this.textures.exists(name)) this.textures.addImage(name, image);
    return true;
  }

  /** Returns a picture of its own that was loaded, or null. */
  single(name: string): PictureName | null {
    return this.textures.exists(name) ? { texture: name } : null;
  }

  /** Loads the avatar in a look, on first use. Resolves when its frames can be asked for, or are missing. */
  loadLook(look: string): Promise<void> {
    return this.loadAtlas(lookAtlas(look));
  }

  /** Returns a frame of the avatar in its look; in the coat of the beginning while that is missing. */
  avatar(frame: string, look: string | null): PictureName {
    const texture = look === null ? ATLAS : lookAtlas(look);
    const hasFrame = this.textures.exists(texture) && this.textures.get(texture).has(frame);
    return hasFrame ? { texture, frame } : this.figure(frame);
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

  /** Returns the height of a figure in picture pixels. */
  heightOf(frame: string): number {
    const name = this.figure(frame);
    return this.textures.getFrame(name.texture, name.frame)?.realHeight ?? 0;
  }

  /** Returns a machine in a finish; as it is built for null, and for a finish that is not there (`GAP-81`). */
  machine(frame: string, skin: string | null): PictureName {
    const finish = skin !== null && Object.hasOwn(SKINS, skin) ? SKINS[skin] : undefined;
    if (!finish) return this.figure(frame);
    return this.variant(`skin:${skin}:${frame}`, frame, 0, (context, source) =>
      drawSkinned(context, source, frame, finish),
    );
  }

  /** Returns a machine with its light dimmed, for one on cooldown. */
  working(frame: string, skin: string | null = null): PictureName {
    return this.variant(`working:${skin}:${frame}`, this.machine(frame, skin), 0, drawWorking);
  }

  /** Returns a machine with faded colours, for offline. */
  dimmed(frame: string, skin: string | null = null): PictureName {
    return this.variant(`dimmed:${skin}:${frame}`, this.machine(frame, skin), 0, drawDimmed);
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
    of: string | PictureName,
    margin: number,
    draw: (context: CanvasRenderingContext2D, source: Textures.Frame) => void,
  ): PictureName {
    const name = typeof of === "string" ? this.figure(of) : of;
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

  private async loadAtlas(name: string): Promise<void> {
    if (this.textures.exists(name)) return;
    const [image, file] = await Promise.all([
      loadImage(pictureAddress(`${name}.webp`), TIMEOUT_MS),
      loadAtlasFile(pictureAddress(`${name}.json`), TIMEOUT_MS),
    ]);
    if (!image || !file || this.isGone() || this.textures.exists(name)) return;
    addAtlas(this.textures, name, image, file);
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

function roomKey({ room, theme }: RoomLook): string {
  return theme === null ? `room${room}` : `room${room}_${theme}`;
}

function lookAtlas(look: string): string {
  return `look_${look}`;
}

/**
 * Adds an atlas under a name. The picture may be smaller than its frames say, for screens with few pixels: a graphics
 * card counts in shares of the picture, so it is taken as it is; drawing on a canvas counts in pixels, so it is drawn
 * anew in the size of the atlas.
 */
function addAtlas(
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
