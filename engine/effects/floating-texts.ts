import type { GameObjects, Scene } from "phaser";
import type { RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../labels/display-font.ts";
import type { Tone } from "../port.ts";
import { DEPTH } from "../room/depths.ts";
import { clamp, type Point } from "../room/room-geometry.ts";
import { floatingTextLook, RISE_PX } from "./floating-text-life.ts";

const COLORS: Record<Tone, string> = {
  tcorvax: "#ffd76a",
  catNips: "#9dff9a",
  energy: "#7cf5ff",
  eggs: "#ffe9c9",
  plain: "#f5f1ff",
  error: "#ff7a8a",
};
/** Number of text objects. Creating one is slow, so they are reused; when all are shown the oldest one is taken. */
const POOL = 8;
const LINE_PX = 26;
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
  private readonly pool: FloatingText[];
  private readonly rules: RuleSet;
  private scale = 1;

  constructor(scene: Scene, rules: RuleSet, resolution: number) {
    this.rules = rules;
    this.pool = Array.from({ length: POOL }, () => ({
      text: scene.add
        .text(0, 0, "", {
          fontFamily: DISPLAY_FONT,
          fontSize: "20px",
          fontStyle: "600",
          stroke: "#1d1536",
          strokeThickness: 5,
          padding: { x: 4, y: 4 },
          resolution,
        })
        .setOrigin(0.5)
        .setDepth(DEPTH.floatingTexts)
        .setVisible(false),
      start: { x: 0, y: 0 },
      over: "",
      ageMs: 0,
      shown: false,
    }));
  }

  /** @param over what the text belongs to; texts over the same thing do not overlap */
  show(content: string, tone: Tone, at: Point, over: string): void {
    const waiting = this.pool.filter((other) => other.shown && other.over === over && other.ageMs < STACK_MS);
    const free = this.pool.find((other) => !other.shown) ?? this.oldest();
    if (!free) return;
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

  private oldest(): FloatingText | undefined {
    return this.pool.reduce<FloatingText | undefined>(
      (oldest, other) => (!oldest || other.ageMs > oldest.ageMs ? other : oldest),
      undefined,
    );
  }
}
