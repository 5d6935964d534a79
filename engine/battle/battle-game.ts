import { Game, Renderer, Scale } from "phaser";
import type { BattleCanvas, BattleGame, BattlePort } from "../battle-port.ts";
import { type CanvasOptions, canvasResolution, canvasSettings } from "../canvas-settings.ts";
import { StateAttributes } from "../room/state-attributes.ts";
import { BattleScene, type BattleSceneParts } from "./battle-scene.ts";

const SMALLEST_PX = 16;
const SCENE = "battle";

/** Makes the graphics battles are drawn with; answers when they are ready. */
export async function createBattleGame(options: CanvasOptions = {}): Promise<BattleGame> {
  const settings = canvasSettings(options);
  const game = new Game({
    ...settings,
    // Each battle puts the canvas into a place of its own.
    parent: null,
    scale: { mode: Scale.NONE, width: SMALLEST_PX, height: SMALLEST_PX },
    // Where drawing is done in software, pictures drawn together with many others lose parts of themselves.
    render: { ...settings.render, maxTextures: 1 },
  });
  await new Promise<void>((ready) => {
    game.events.once("ready", () => ready());
  });
  return new ReadyBattleGame(game, options);
}

interface ShownBattle {
  port: BattlePort;
  leave(): void;
}

/** Between battles it sleeps: nothing is drawn, and what was loaded stays for the next. */
class ReadyBattleGame implements BattleGame {
  private readonly game: Game;
  private readonly scene = new BattleScene(SCENE);
  private readonly options: CanvasOptions;
  private shown: ShownBattle | null = null;
  private graphicsLost = false;
  /** Whoever was told that the graphics are lost hears that they are back, even if its battle is over. */
  private toldLost: BattlePort | null = null;
  private destroyed = false;

  constructor(game: Game, options: CanvasOptions) {
    this.game = game;
    this.options = options;
    const { canvas, renderer, loop } = game;
    canvas.tabIndex = -1;
    canvas.style.outline = "none";
    // As large as its place at any moment; how many pixels it has follows.
    canvas.style.width = "100%";
    canvas.style.height = "100%";
    canvas.style.touchAction = "manipulation";
    renderer.on(Renderer.Events.LOSE_WEBGL, () => {
      this.graphicsLost = true;
      this.tellLost();
    });
    renderer.on(Renderer.Events.RESTORE_WEBGL, () => {
      this.graphicsLost = false;
      this.toldLost?.graphics("restored");
      this.toldLost = null;
    });
    game.scene.add(SCENE, this.scene);
    loop.sleep();
  }

  enter(place: HTMLElement, port: BattlePort): BattleCanvas {
    this.shown?.leave();
    const { game, scene } = this;
    const resolution = canvasResolution(this.options);
    const attributes = new StateAttributes<"battle" | "fighters">(place);
    attributes.write("battle", "loading");
    // A page that cannot be seen gets no frames: what plays there has been seen.
    const whenHidden = () => {
      if (document.hidden) scene.finish();
    };
    document.addEventListener("visibilitychange", whenHidden);
    place.append(game.canvas);
    const stopResizing = this.fill(place, resolution);
    // Awake before the battle comes: how long it slept is no time of this battle.
    game.loop.wake();
    game.scene.start(SCENE, { port, attributes, resolution } satisfies BattleSceneParts);
    const battle: ShownBattle = {
      port,
      leave: () => {
        if (this.shown !== battle) return;
        this.shown = null;
        scene.finish();
        document.removeEventListener("visibilitychange", whenHidden);
        stopResizing();
        game.scene.stop(SCENE);
        game.loop.sleep();
        game.canvas.remove();
        attributes.clear();
      },
    };
    this.shown = battle;
    if (this.graphicsLost) this.tellLost();
    return {
      show: (beat) => (this.shown !== battle || document.hidden ? Promise.resolve() : scene.show(beat)),
      destroy: battle.leave,
    };
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.shown?.leave();
    this.game.destroy(true);
    // It goes with its next frame, and asleep it has none.
    this.game.loop.wake();
  }

  /** Keeps the canvas as large as its place; answers what ends it. */
  private fill(place: HTMLElement, resolution: number): () => void {
    const resize = () =>
      this.game.scale.resize(
        Math.max(SMALLEST_PX, Math.round(place.clientWidth * resolution)),
        Math.max(SMALLEST_PX, Math.round(place.clientHeight * resolution)),
      );
    resize();
    const resizing = new ResizeObserver(resize);
    resizing.observe(place);
    return () => resizing.disconnect();
  }

  private tellLost(): void {
    if (!this.shown) return;
    const { port } = this.shown;
    this.toldLost = port;
    this.scene.finish();
    port.graphics("lost");
  }
}
