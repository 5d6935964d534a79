import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";
import { NUMBER_LOOKS, type NumberTone } from "./number-looks.ts";
import { PLATE_DENSITY, platePicture } from "./number-plates.ts";

/** Number of text objects. Creating one is slow, so they are reused; when all are shown the oldest one is taken. */
const POOL = 12;
const RISE_PX = 54;
const POP_MS = 160;
/** The word below a number: its size relative to the number's, and how far below it stands. */
const WORD = { fontPx: 16, belowPx: 22 };
/** Size of a plate relative to its number. */
const PLATE_SCALE = 0.8;
const FADES_FROM = 0.6;
/** A number that starts where another one still is stands above it, in the first place that is free. */
const CROWD = { places: 4, stepPx: 44, nearPx: { x: 52, y: 80 } };
/** How long a rising number is in the way; one that stands still is until it fades. */
const RISEN_MS = 500;

/** How long a number stays visible after its creature has left the field. */
const GONE_MS = 300;

/** The creature a number belongs to: the number follows it and disappears with it. */
export interface Anchor {
  /** Centre of the body, and the point above the head. */
  readonly centre: Readonly<Point>;
  readonly overhead: Readonly<Point>;
  /** Where its feet are drawn. */
  readonly feetPosition: Readonly<Point>;
  readonly isGone: boolean;
}

interface Floating {
  text: GameObjects.Text;
  word: GameObjects.Text;
  plate: GameObjects.Image;
  hasWord: boolean;
  hasPlate: boolean;
  at: Point;
  /** Where its place 0 is, and in which place it stands. */
  home: Point;
  place: number;
  /** The creature it belongs to; null: it stays where it started. */
  anchor: Anchor | null;
  /** Offset from the creature's feet to the start of the number. */
  offset: Point;
  scale: number;
  ageMs: number;
  lifeMs: number;
  shown: boolean;
}

/** Damage, healing and short words that rise over creatures, usually for three seconds (`BAT-181`). */
export class BattleNumbers {
  private readonly scene: Scene;
  private readonly pool: Floating[];
  private readonly lifeMs: number;
  /** Whether numbers stand still instead of rising. */
  private calm = false;
  private textSize = 1;

  constructor(scene: Scene, rules: RuleSet, resolution: number) {
    this.scene = scene;
    this.lifeMs = rules.arena.damageNumberMs;
    this.pool = Array.from({ length: POOL }, () => ({
      plate: scene.add.image(0, 0, "__DEFAULT").setDepth(DEPTH.floatingTexts).setVisible(false),
      text: floatingText(scene, resolution, 30),
      word: floatingText(scene, resolution, WORD.fontPx),
      hasWord: false,
      hasPlate: false,
      at: { x: 0, y: 0 },
      home: { x: 0, y: 0 },
      place: 0,
      anchor: null,
      offset: { x: 0, y: 0 },
      scale: 1,
      ageMs: 0,
      lifeMs: this.lifeMs,
      shown: false,
    }));
  }

  /** @param textSize 1 to 2; numbers are large already, and grow half as fast as it */
  setTextSize(textSize: number): void {
    this.textSize = (1 + textSize) / 2;
  }

  /** Shows a text that follows a creature, with a word below it. */
  showOver(
    anchor: Anchor,
    part: "centre" | "overhead",
    content: string,
    tone: NumberTone,
    { word = "", lifeMs = this.lifeMs }: { word?: string; lifeMs?: number } = {},
  ): void {
    const floating = this.show(content, tone, anchor[part], lifeMs, word);
    if (!floating) return;
    floating.anchor = anchor;
    floating.offset = { x: floating.at.x - anchor.feetPosition.x, y: floating.at.y - anchor.feetPosition.y };
  }

  /** @param lifeMs how long the text rises; by default as long as a damage number */
  show(
    content: string,
    tone: NumberTone,
    { x, y }: Readonly<Point>,
    lifeMs = this.lifeMs,
    word = "",
  ): Floating | undefined {
    const place = this.freePlace({ x, y });
    const free = this.pool.find(({ shown }) => !shown) ?? this.oldest();
    if (!free) return undefined;
    free.anchor = null;
    const { color, scale, plate } = NUMBER_LOOKS[tone];
    free.text.setText(content).setColor(color);
    free.hasWord = word !== "";
    if (free.hasWord) free.word.setText(word).setColor(color);
    free.hasPlate = plate !== null;
    if (plate) free.plate.setTexture(platePicture(this.scene.textures, plate));
    free.home = { x, y };
    free.place = place;
    free.at = { x, y: y - place * CROWD.stepPx * this.textSize };
    free.scale = scale * this.textSize;
    free.ageMs = 0;
    free.lifeMs = lifeMs;
    free.shown = true;
    return free;
  }

  update(elapsedMs: number, calm: boolean): void {
    this.calm = calm;
    for (const floating of this.pool) {
      if (!floating.shown) continue;
      floating.ageMs += elapsedMs;
      follow(floating, calm);
      const { at, ageMs, scale } = floating;
      const share = ageMs / floating.lifeMs;
      floating.shown = share < 1;
      const pop = calm ? 1 : 1 + 0.5 * Math.max(0, 1 - ageMs / POP_MS);
      const rise = calm ? 0 : RISE_PX * (1 - (1 - share) ** 3);
      const alpha = share < FADES_FROM ? 1 : (1 - share) / (1 - FADES_FROM);
      draw(floating, at.y - rise, scale * pop, alpha);
    }
  }

  /** Removes all texts. */
  clear(): void {
    for (const floating of this.pool) {
      floating.shown = false;
      draw(floating, 0, 1, 0);
    }
  }

  /** The lowest place at a point in which no number is in the way; the topmost one in a great crowd. */
  private freePlace({ x, y }: Readonly<Point>): number {
    const taken = new Set<number>();
    for (const { shown, ageMs, lifeMs, home, place } of this.pool) {
      const isNear =
        Math.abs(home.x - x) < CROWD.nearPx.x * this.textSize && Math.abs(home.y - y) < CROWD.nearPx.y;
      if (shown && isNear && ageMs < (this.calm ? lifeMs * FADES_FROM : RISEN_MS)) taken.add(place);
    }
    for (let place = 0; place < CROWD.places; place++) if (!taken.has(place)) return place;
    return CROWD.places - 1;
  }

  private oldest(): Floating | undefined {
    return this.pool.reduce<Floating | undefined>(
      (oldest, other) => (!oldest || other.ageMs > oldest.ageMs ? other : oldest),
      undefined,
    );
  }
}

function floatingText(scene: Scene, resolution: number, fontPx: number): GameObjects.Text {
  return scene.add
    .text(0, 0, "", {
      fontFamily: DISPLAY_FONT,
      fontSize: `${fontPx}px`,
      fontStyle: "700",
      stroke: "#1d1536",
      strokeThickness: Math.round(fontPx / 4),
      padding: { x: 5, y: 5 },
      resolution,
    })
    .setOrigin(0.5)
    .setDepth(DEPTH.floatingTexts + 1)
    .setVisible(false);
}

/** Draws a number with its plate and word, or hides all three. */
function draw(floating: Floating, y: number, scale: number, alpha: number): void {
  const { text, word, plate, at, shown, hasWord, hasPlate } = floating;
  text.setPosition(at.x, y).setScale(scale).setAlpha(alpha).setVisible(shown);
  if (hasWord)
    word
      .setPosition(at.x, y + WORD.belowPx * scale)
      .setScale(Math.max(0.85, scale * 0.72))
      .setAlpha(alpha);
  word.setVisible(shown && hasWord);
  if (hasPlate)
    plate
      .setPosition(at.x, y)
      .setScale((scale * PLATE_SCALE) / PLATE_DENSITY)
      .setAlpha(alpha);
  plate.setVisible(shown && hasPlate);
}

/**
 * Keeps a text over its creature. When the creature is gone the text fades before another creature stands there; with
 * reduced motion it disappears at once.
 */
function follow(floating: Floating, calm: boolean): void {
  const { anchor, offset, ageMs } = floating;
  if (!anchor) return;
  floating.at = { x: anchor.feetPosition.x + offset.x, y: anchor.feetPosition.y + offset.y };
  if (anchor.isGone) floating.lifeMs = Math.min(floating.lifeMs, ageMs + (calm ? 0 : GONE_MS));
}
