import { join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { Plugin } from "vite";
import { healthState, type RuleSet, shippedRules } from "../../rules/index.ts";
import {
  type Position,
  type Positions,
  positionAt,
  positionBattle,
  shippedPositions,
} from "../../rules/positions.ts";

/** As previews of links show it: twice as wide as high. */
const WIDTH = 600;
const HEIGHT = 315;
/** The part of the arena that is seen, from its width of 660 pixels. */
const ARENA = { width: 660, left: 30, top: 40 };
/** A little out of focus: the creatures stand out, and the file is a quarter smaller. */
const SOFT = 1.3;
const JPEG = { quality: 68 } as const;

/** Height of a creature of the third form by the number on its side of the field, in pixels. */
const SIZES = [0, 205, 172, 152, 140];
/** Relative to it, by form. */
const FORM_SIZES = [0.66, 0.8, 0.9, 1];
/** Where the feet are in a creature's picture. */
const FEET = 0.93;
/** The middle of each side's row and its length; a row of three or four has every other one nearer. */
const ROWS = [
  { middle: 165, length: 290, feet: 276 },
  { middle: 432, length: 330, feet: 208 },
] as const;
const IN_A_ROW = 2;
const DEPTH = { row: 14, zigzag: 58 };
/** Below these feet there would be no room for a bar. */
const LOWEST_FEET = 289;
const BAR = { width: 62, height: 9, below: 8 };
const BAR_COLORS = { normal: "#5ee08a", low: "#ffc94d", critical: "#ff5f57" };
const EDGES = ["#63e6ff", "#ff7a6e"] as const;

/** A picture that needs no decoding any more. */
interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A creature on the picture. */
interface Standing {
  picture: string;
  side: 0 | 1;
  x: number;
  feet: number;
  size: number;
  health: number;
}

const ADDRESS = /^\/positions\/([1-9]\d{0,5})\.jpg$/;

/**
 * Puts a picture of every position at `/positions/ID.jpg`, for previews of links to it (`GAP-73`): both sides' creatures
 * as they stand at the turn, without a word. Composed from the finished pictures; hot reload makes each on request.
 * @param pictures folder of the finished pictures
 */
export function positionPictures(pictures: string): Plugin {
  let painter: PositionPainter | null = null;
  const ready = () => {
    painter ??= new PositionPainter(pictures, shippedRules);
    return painter;
  };
  return {
    name: "position-pictures",
    async generateBundle() {
      const { rows } = await ready().positions;
      const sources = await Promise.all(rows.map(({ id }) => ready().paint(id)));
      for (const [index, source] of sources.entries()) {
        const fileName = `positions/${rows[index]?.id}.jpg`;
        if (source !== null) this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const id = ADDRESS.exec(request.url ?? "")?.[1];
        if (id === undefined) return next();
        ready()
          .paint(Number(id))
          .then((jpeg) =>
            jpeg === null ? next() : response.setHeader("Content-Type", "image/jpeg").end(jpeg),
          )
          .catch(next);
      });
    },
  };
}

/** Paints positions; what they share is read once. */
export class PositionPainter {
  readonly positions: Promise<Positions>;
  private readonly folder: string;
  private readonly rules: RuleSet;
  private readonly sprites = new Map<string, Promise<Pixels>>();
  private arena: Promise<Pixels> | null = null;

  constructor(folder: string, rules: RuleSet) {
    this.folder = folder;
    this.rules = rules;
    this.positions = shippedPositions(rules);
  }

  /** The picture of a position as JPEG; null where none has this id. */
  async paint(id: number): Promise<Buffer | null> {
    const positions = await this.positions;
    const index = positions.rows.findIndex((row) => row.id === id);
    const position = index < 0 ? null : positionAt(positions, index + 1);
    if (position === null) return null;
    const standing = this.standing(positions.rules, position);
    const layers = await Promise.all(standing.map((one) => this.layer(one)));
    const { data, raw } = await this.background();
    return sharp(data, { raw })
      .composite([...layers, { input: Buffer.from(this.bars(standing)), left: 0, top: 0 }])
      .jpeg(JPEG)
      .toBuffer();
  }

  private standing(rules: RuleSet, position: Position): Standing[] {
    const battle = positionBattle(rules, position);
    const all = battle.sides.flatMap(({ field }, side) => {
      const { middle, length, feet } = ROWS[side === 0 ? 0 : 1];
      const step = length / field.length;
      const depth = field.length > IN_A_ROW ? DEPTH.zigzag : DEPTH.row;
      return field.map((fighter, index): Standing => {
        const { species_id, form } = fighter.creature;
        return {
          picture: `${species_id}_form${form}`,
          side: side === 0 ? 0 : 1,
          x: middle + (index - (field.length - 1) / 2) * step,
          feet: Math.min(LOWEST_FEET, feet + ((index % 2) - 0.5) * depth),
          size: Math.round((SIZES[field.length] ?? 100) * (FORM_SIZES[form] ?? 1)),
          health: fighter.currentHealth / fighter.battleStats.maxHealth,
        };
      });
    });
    return all.sort((one, other) => one.feet - other.feet);
  }

  private async layer({ picture, side, x, feet, size }: Standing): Promise<OverlayOptions> {
    const { data: input, raw } = await this.sprite(picture, size, side === 0);
    return { input, raw, left: Math.round(x - size / 2), top: Math.round(feet - size * FEET) };
  }

  private sprite(picture: string, size: number, flipped: boolean): Promise<Pixels> {
    const key = `${picture} ${size} ${flipped}`;
    const known = this.sprites.get(key);
    if (known) return known;
    const image = sharp(join(this.folder, `${picture}.webp`)).resize(size, size);
    const made = pixelsOf(flipped ? image.flop() : image);
    this.sprites.set(key, made);
    return made;
  }

  private background(): Promise<Pixels> {
    const { width, left, top } = ARENA;
    const whole = () => sharp(join(this.folder, "arena.webp")).resize(width);
    this.arena ??= pixelsOf(whole().extract({ left, top, width: WIDTH, height: HEIGHT }).blur(SOFT));
    return this.arena;
  }

  private bars(standing: readonly Standing[]): string {
    const bars = standing.map(({ side, x, feet, health }) => {
      const left = x - BAR.width / 2;
      const top = feet + BAR.below;
      const share = Math.max(0, Math.min(1, health));
      const color = BAR_COLORS[healthState(this.rules, share)];
      const box = (width: number, style: string) =>
        `<rect x="${left}" y="${top}" width="${width}" height="${BAR.height}" rx="4.5" ${style}/>`;
      return [
        box(BAR.width, `fill="#17133a" stroke="#17133a" stroke-width="5"`),
        box(BAR.width, `fill="#2b2560" stroke="${EDGES[side]}" stroke-width="1.6"`),
        box(Math.max(BAR.height, BAR.width * share), `fill="${color}"`),
      ].join("");
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${bars.join("")}</svg>`;
  }
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}
