import { Scene } from "phaser";
import type { BattlePort, Beat } from "../battle-port.ts";
import { listenToPointer } from "../input/pointer.ts";
import { displayFontLoaded } from "../pictures/display-font.ts";
import { DEPTH } from "../room/depths.ts";
import type { StateAttributes } from "../room/state-attributes.ts";
import type { Point } from "../room-geometry.ts";
import { ArenaFloor } from "./arena-floor.ts";
import { battleLayout } from "./battle-layout.ts";
import { BattleNumbers } from "./battle-numbers.ts";
import { BattlePictures, itemFile } from "./battle-pictures.ts";
import { battlePlaces } from "./battle-places.ts";
import { BeatPlayer } from "./beat-player.ts";
import { CameraMotion } from "./camera-motion.ts";
import { CuePerformer } from "./cue-performer.ts";
import type { CueStage } from "./cue-stage.ts";
import { GhostPool } from "./effects/ghost-pool.ts";
import { GlowPool } from "./effects/glow-pool.ts";
import { LightLayer } from "./effects/light-layer.ts";
import { SparkBursts } from "./effects/spark-bursts.ts";
import { Field } from "./field.ts";
import { HitStop } from "./hit-stop.ts";
import { ItemCards } from "./item-cards.ts";
import { isUntouched } from "./opening-pose.ts";
import { OpeningShow } from "./opening-show.ts";
import { statusFiles } from "./status-icons.ts";
import { TurnBanner } from "./turn-banner.ts";

export interface BattleSceneParts {
  port: BattlePort;
  attributes: StateAttributes<"battle" | "fighters">;
  resolution: number;
}

interface Stage extends CueStage {
  floor: ArenaFloor;
  player: BeatPlayer;
}

/** Depth of lights on the ground: over the floor, under all creatures. */
const GROUND = -5;
/** Effects are shown at most this many times faster, so that they can still be seen. */
const FASTEST_EFFECTS = 4;

/**
 * Draws the battlefield of the newest snapshot and animates beats; it makes no decisions (`BAT-024`). Each battle
 * restarts the scene.
 */
export class BattleScene extends Scene {
  private parts!: BattleSceneParts;
  private stage: Stage | null = null;
  private hasNewSnapshot = true;
  /** Key of the last layout: size and places. */
  private arranged = "";
  /** Key of the creature bounds that were last reported. */
  private reported = "";
  private waiting: { beat: Beat; ended: () => void } | null = null;

  init(parts: BattleSceneParts): void {
    this.parts = parts;
    this.hasNewSnapshot = true;
    this.arranged = "";
    this.reported = "";
  }

  create(parts: BattleSceneParts): void {
    const { port, resolution } = parts;
    this.cameras.main.setZoom(resolution).setOrigin(0, 0);
    const pictures = new BattlePictures(this.textures, port.rules);
    const arrange = () => this.arrange(port.snapshot().view);
    let { area, textSize } = port.snapshot();
    const unsubscribe = port.subscribe(() => {
      this.hasNewSnapshot = true;
      const now = port.snapshot();
      if (now.area !== area || now.textSize !== textSize) arrange();
      ({ area, textSize } = now);
    });
    // Phaser's scale manager outlives this battle, so the listener must be removed.
    this.scale.on("resize", arrange);
    this.events.once("shutdown", () => {
      this.scale.off("resize", arrange);
      unsubscribe();
      this.finish();
      this.stage = null;
    });
    void Promise.all([
      displayFontLoaded(port.rules.texts.battleScreen),
      ...statusFiles(port.rules).map((file) => pictures.load(file)),
    ]).then(() => {
      // The battle may have been left meanwhile, and another one begun.
      if (this.parts === parts && this.sys.game && this.sys.isActive()) this.open(pictures);
    });
  }

  override update(time: number, delta: number): void {
    const { stage } = this;
    if (!stage) return;
    const { port } = this.parts;
    const { reducedMotion } = port.snapshot();
    // A skipped animation has infinite speed; 0 * Infinity would be NaN.
    const passed = delta === 0 ? 0 : delta * port.speed();
    // Check before time advances: in the frame that ends a beat, the pending snapshot is still from before the beat.
    if (this.hasNewSnapshot && !stage.player.isPlaying) this.applySnapshot(stage);
    // Slow motion comes after the last blow, and numbers rise on; a hit-stop holds up only the picture: so all keep
    // their stated times (`BAT-181`).
    const pace = reducedMotion ? 1 : stage.player.pace;
    stage.player.advance(passed, reducedMotion);
    stage.banner.update(passed, reducedMotion);
    stage.opening.update(passed, reducedMotion);
    const seen = stage.stop.pass(delta * pace);
    stage.sparks.setPace(delta > 0 ? seen / delta : pace);
    stage.field.update(time, seen, reducedMotion);
    stage.lights.update(seen);
    stage.ground.update(seen);
    stage.glows.update(seen);
    stage.ghosts.update(seen);
    stage.cards.update(seen, reducedMotion);
    stage.numbers.update(delta, reducedMotion);
    stage.camera.update(delta * pace);
  }

  /** Animates a beat; waits until the pictures are loaded. */
  show(beat: Beat): Promise<void> {
    if (this.stage) return this.stage.player.play(beat);
    this.waiting?.ended();
    return new Promise((ended) => {
      this.waiting = { beat, ended };
    });
  }

  /** Ends the running animation at once. */
  finish(): void {
    this.stage?.player.finish();
    this.waiting?.ended();
    this.waiting = null;
  }

  private open(pictures: BattlePictures): void {
    const { port, resolution, attributes } = this.parts;
    const field = new Field(this, pictures, resolution);
    const banner = new TurnBanner(this, port.rules, resolution);
    const cueStage: CueStage = {
      scene: this,
      port,
      field,
      numbers: new BattleNumbers(this, port.rules, resolution),
      lights: new LightLayer(this, DEPTH.particles),
      ground: new LightLayer(this, GROUND),
      glows: new GlowPool(this),
      sparks: new SparkBursts(this),
      ghosts: new GhostPool(this),
      cards: new ItemCards(this, pictures),
      banner,
      opening: new OpeningShow(this, port, pictures, resolution),
      camera: new CameraMotion(this.cameras.main, resolution),
      stop: new HitStop(),
      get calm() {
        return port.snapshot().reducedMotion;
      },
      get speed() {
        return Math.min(FASTEST_EFFECTS, port.speed());
      },
    };
    const performer = new CuePerformer(cueStage);
    const player = new BeatPlayer(
      port.rules,
      (cue, { view }) => {
        // A creature that enters the field needs a place first.
        this.arrange(view);
        performer.perform(cue, view);
      },
      ({ view }) => {
        banner.hide();
        field.rest();
        this.arrange(view);
        field.sync(view);
        this.reportFighters(view);
        // The next beat may begin at once, so report the deployed creature's place before the screens show it.
        this.reportBounds(field);
      },
    );
    this.stage = Object.assign(cueStage, { floor: new ArenaFloor(this, pictures), player });
    this.listen(field);
    this.preloadItems(pictures);
    this.applySnapshot(this.stage);
    attributes.write("battle", "ready");
    const { waiting } = this;
    this.waiting = null;
    if (waiting) void player.play(waiting.beat).then(waiting.ended);
    else this.introduce(performer);
  }

  /** A field that was still loading when its battle began introduces it now, if nothing has happened yet. */
  private introduce(performer: CuePerformer): void {
    const { view } = this.parts.port.snapshot();
    if (!isUntouched(view)) return;
    const hands = [view.player.hand.length, view.enemy.hand.length] as const;
    performer.perform({ kind: "opening", hands }, view);
  }

  /** Loads the pictures of the items in sight, so that they are there when they are first used. */
  private preloadItems(pictures: BattlePictures): void {
    const { player, enemy } = this.parts.port.snapshot().view;
    for (const { tools, spells } of [player, enemy]) {
      for (const { name } of tools) void pictures.load(itemFile("tool", name));
      for (const { name } of spells) void pictures.load(itemFile("spell", name));
    }
  }

  private listen(field: Field): void {
    const point = (at: Point | null) => {
      const found = at && field.at(at);
      this.input.setDefaultCursor(found ? "pointer" : "default");
      return found;
    };
    listenToPointer(this, {
      pointAt: point,
      tap: (at) => {
        const found = point(at);
        if (found) this.parts.port.send({ type: "chooseCreature", ...found });
      },
      pointAway: () => point(null),
    });
  }

  private applySnapshot(stage: Stage): void {
    this.hasNewSnapshot = false;
    const snapshot = this.parts.port.snapshot();
    stage.field.sync(snapshot.view);
    stage.field.mark(snapshot);
    this.arrange(snapshot.view);
    this.reportFighters(snapshot.view);
    this.reportBounds(stage.field);
  }

  /** Recalculates the layout when the size or the free area changed, or other places are needed. */
  private arrange(view: Beat["view"]): void {
    const { stage } = this;
    if (!stage) return;
    const { port, resolution } = this.parts;
    const standing = stage.field.all(0).map(({ id }) => id);
    const places = battlePlaces(port.rules, view, standing);
    const { width, height } = this.scale;
    const { area, textSize } = port.snapshot();
    const shape = JSON.stringify([width, height, area, places, textSize]);
    if (shape === this.arranged) return;
    this.arranged = shape;
    const size = { width: width / resolution, height: height / resolution };
    const layout = battleLayout(size, places, area, textSize);
    stage.floor.arrange(layout, places);
    stage.field.arrange(layout);
    stage.banner.arrange(layout);
    stage.numbers.setTextSize(textSize);
    this.reportBounds(stage.field);
  }

  private reportBounds(field: Field): void {
    const { port } = this.parts;
    if (!port.creatureBounds) return;
    const bounds = field.creatureBounds();
    const reported = JSON.stringify(bounds);
    if (reported === this.reported) return;
    this.reported = reported;
    port.creatureBounds(bounds);
  }

  /** Writes positions and health of the creatures to the page, for assistive technology and browser tests. */
  private reportFighters(view: Beat["view"]): void {
    const reported = (owner: "player" | "enemy") =>
      view[owner].field.map(({ id, currentHealth }) => `${owner}:${id}:${Math.round(currentHealth)}`);
    this.parts.attributes.write("fighters", [...reported("player"), ...reported("enemy")].join(" "));
  }
}
