import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import type { Tone } from "../port.ts";
import { DEPTH } from "../room/depths.ts";
import { clamp, type Point } from "../room-geometry.ts";
import { floatingTextLook, LINE_PX, RISE_PX, startUnderLabel } from "./floating-text-life.ts";

const COLORS: Record<Tone, string> = {
  tcorvax: "#ffd76a",
  catNips: "#9dff9a",
  energy: "#7cf5ff",
  eggs: "#ffe9c9",
  plain: "#f5f1ff",
  error: "#ff7a8a",
};
/**
 * Number of text objects. Creating one is slow, so each is made when it is needed and then reused; when all are shown
 * the oldest one is taken.
 */
const POOL = 8;
/** Texts that start over the same thing within this time are stacked downwards. */
const STACK_MS = 900;
const EDGE_PX = 6;

interface FloatingText {
  text: GameObjects.Text;
  start: Point;
  over: string;
  ageMs: number;
  shown: boolean;
}

/** The floating texts over machines and the avatar (`LAB-036`, `LAB-037`). */
export class FloatingTexts {
  private readonly pool: FloatingText[] = [];
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly resolution: number;
  private scale = 1;

  constructor(scene: Scene, rules: RuleSet, resolution: number) {
    this.scene = scene;
    this.rules = rules;
    this.resolution = resolution;
  }

  /** Shows a text under the label of a machine, which it does not cover. */
  showUnder(label: Point, content: string, tone: Tone, over: string): void {
    this.show(content, tone, { x: label.x, y: startUnderLabel(label.y, this.scale) }, over);
  }

  /** @param over what the text belongs to; texts over the same thing do not overlap */
  show(content: string, tone: Tone, at: Point, over: string): void {
    const waiting = this.pool.filter((other) => other.shown && other.over === over && other.ageMs < STACK_MS);
    const free = this.pool.find((other) => !other.shown) ?? this.another();
    free.text.setText(content).setColor(COLORS[tone]);
    const top = Math.max(at.y, RISE_PX + LINE_PX * this.scale);
    free.start = { x: at.x, y: top + waiting.length * LINE_PX * this.scale };
    free.over = over;
    free.ageMs = 0;
    free.shown = true;
  }

  update(elapsedMs: number, calm: boolean): void {
    for (const floating of this.pool) if (floating.shown) this.age(floating, elapsedMs, calm);
  }

  setScale(scale: number): void {
    this.scale = scale;
  }

  private age(floating: FloatingText, elapsedMs: number, calm: boolean): void {
    const { floatingTextMs, noticeTickMs } = this.rules.ui;
    floating.ageMs += elapsedMs;
    const look = floatingTextLook(floating.ageMs, { lifeMs: floatingTextMs, tickMs: noticeTickMs }, calm);
    floating.shown = !look.done;
    const { text, start } = floating;
    text.setScale(this.scale * look.scale);
    const halfWidth = (text.width * this.scale) / 2 + EDGE_PX;
    text
      .setPosition(clamp(start.x, halfWidth, this.rules.grid.width - halfWidth), start.y - look.rise)
      .setAlpha(look.alpha)
      .setVisible(floating.shown);
  }

  /** Returns a new text, or the oldest of those there may be. */
  private another(): FloatingText {
    const [first, ...others] = this.pool;
    if (first !== undefined && this.pool.length === POOL)
      return others.reduce((oldest, other) => (other.ageMs > oldest.ageMs ? other : oldest), first);
    const text = this.scene.add
      .text(0, 0, "", {
        fontFamily: DISPLAY_FONT,
        fontSize: "20px",
        fontStyle: "600",
        stroke: "#1d1536",
        strokeThickness: 5,
        padding: { x: 4, y: 4 },
        resolution: this.resolution,
      })
      .setOrigin(0.5)
      .setDepth(DEPTH.floatingTexts)
      .setVisible(false);
    const added = { text, start: { x: 0, y: 0 }, over: "", ageMs: 0, shown: false };
    this.pool.push(added);
    return added;
  }
}
