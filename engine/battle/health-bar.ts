import type { GameObjects, Scene } from "phaser";
import { type HealthState, healthState, type RuleSet } from "../../rules/index.ts";
import type { HealthForecast } from "../battle-port.ts";
import type { Point } from "../room-geometry.ts";
import type { PlateSize } from "./battle-layout.ts";
import { ForecastSigns } from "./forecast-signs.ts";
import { HealthGhost } from "./health-ghost.ts";
import { DENSITY, fillPicture, PLATE, platePicture } from "./plate-pictures.ts";
import { plateText } from "./plate-text.ts";

/** Share of the difference that the bar moves per millisecond. */
const QUICK = 0.012;
/** Size of the numbers relative to the name, and their smallest scale. */
const NUMBERS = 0.94;
const LEAST_LETTERS = 0.9;

/**
 * A creature's plate: its name, its health as a bar, and below the bar as a number. The bar moves smoothly to the set
 * health. While an action is considered, the bar shows what it would leave, and signs replace the number.
 */
export class HealthBar {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly owner: "player" | "enemy";
  private readonly frame: GameObjects.Image;
  private readonly fill: GameObjects.Image;
  private readonly ghost: HealthGhost;
  private readonly label: GameObjects.Text;
  private readonly signs: ForecastSigns;
  private name = "";
  private size: PlateSize = { width: 100, scale: 1 };
  private state: HealthState = "normal";
  private health = 1;
  private most = 1;
  private shown = 1;
  private text = "";

  constructor(
    scene: Scene,
    rules: RuleSet,
    { owner, resolution, depth }: { owner: "player" | "enemy"; resolution: number; depth: number },
  ) {
    this.scene = scene;
    this.rules = rules;
    this.owner = owner;
    const picture = () => scene.add.image(0, 0, "__DEFAULT").setScale(1 / DENSITY);
    this.frame = picture().setOrigin(0.5, 0).setDepth(depth);
    this.fill = picture()
      .setOrigin(0, 0)
      .setDepth(depth + 0.1);
    this.ghost = new HealthGhost(scene, PLATE.groove.height - 3, depth + 0.15);
    this.label = plateText(scene, resolution, depth + 0.2);
    this.signs = new ForecastSigns(scene, resolution, depth + 0.2);
  }

  /** Sets the name and the size of the plate. */
  fit(name: string, size: PlateSize): void {
    if (name === this.name && size.width === this.size.width && size.scale === this.size.scale) return;
    this.name = name;
    this.size = size;
    this.frame.setTexture(platePicture(this.scene.textures, this.owner, name, size));
    this.fillWith(this.state);
    this.fitLabel();
  }

  /** Sets the health; the bar moves there. */
  set(health: number, most: number): void {
    this.health = Math.max(0, health);
    this.most = Math.max(1, most);
    const text = `${Math.ceil(this.health)}/${Math.round(this.most)}`;
    if (text === this.text) return;
    this.text = text;
    this.label.setText(text);
    this.fitLabel();
  }

  /** Sets the health and shows it at once. */
  jump(health: number, most: number): void {
    this.set(health, most);
    this.shown = this.health / this.most;
  }

  /** Shows what an action would leave of the health; null: no action is considered. */
  forecast(forecast: Omit<HealthForecast, "creatureId"> | null): void {
    this.ghost.show(forecast && { now: this.health, most: this.most, ...forecast });
    this.signs.show(forecast?.signs ?? []);
    this.label.setVisible(!this.signs.areShown);
  }

  /** @param top middle of the plate's upper edge */
  place({ x, y }: Point): void {
    const { width, scale } = this.size;
    const { groove } = PLATE;
    const left = x - width / 2 + groove.x * scale;
    const middle = y + (groove.y + groove.height / 2) * scale;
    this.frame.setPosition(x, y);
    this.fill.setPosition(left, y + groove.y * scale);
    this.ghost.place({ x: left, y: middle }, width - 2 * groove.x * scale, scale);
    const line = { x, y: y + PLATE.numbers * scale };
    this.label.setPosition(line.x, line.y);
    this.signs.place(line, this.widest, this.lettersScale);
  }

  update(elapsedMs: number): void {
    const share = this.health / this.most;
    this.shown += (share - this.shown) * Math.min(1, elapsedMs * QUICK);
    const state = healthState(this.rules, share);
    if (state !== this.state) this.fillWith(state);
    const { realWidth, realHeight } = this.fill.frame;
    this.fill.setCrop(0, 0, realWidth * Math.max(0, this.shown), realHeight);
  }

  setAlpha(alpha: number): void {
    for (const part of [this.frame, this.fill, this.label]) part.setAlpha(alpha);
    this.ghost.setAlpha(alpha);
    this.signs.setAlpha(alpha);
  }

  destroy(): void {
    for (const part of [this.frame, this.fill, this.label]) part.destroy();
    this.ghost.destroy();
    this.signs.destroy();
  }

  /** Letters shrink to the width of a narrow plate. */
  private fitLabel(): void {
    const fitting = this.widest / Math.max(1, this.label.width);
    this.label.setScale(Math.min(this.lettersScale, fitting));
  }

  private get lettersScale(): number {
    return Math.max(LEAST_LETTERS, this.size.scale * NUMBERS);
  }

  /** The room inside the plate, in pixels. */
  private get widest(): number {
    const { width, scale } = this.size;
    return width - 2 * PLATE.groove.x * scale;
  }

  private fillWith(state: HealthState): void {
    this.state = state;
    this.fill.setTexture(fillPicture(this.scene.textures, this.owner, state, this.size));
  }
}
