import { Game, Renderer, Scale } from "phaser";
import type { BattleCanvas, BattleGame, BattlePort } from "../battle-port.ts";
import { type CanvasOptions, canvasResolution, canvasSettings } from "../canvas-settings.ts";
import { StateAttributes } from "../room/state-attributes.ts";
import { BattleScene, type BattleSceneParts } from "./battle-scene.ts";

const SMALLEST_PX = 16;
const SCENE = "battle";

/** Creates the graphics for battles. Resolves when they are ready. */
export async function createBattleGame(options: CanvasOptions = {}): Promise<BattleGame> {
  const game = new Game({
    ...canvasSettings(options),
    // `enter` puts the canvas into an element later.
    parent: null,
    scale: { mode: Scale.NONE, width: SMALLEST_PX, height: SMALLEST_PX },
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

/** Between battles the game loop sleeps, and loaded pictures are kept. */
class ReadyBattleGame implements BattleGame {
  private readonly game: Game;
  private readonly scene = new BattleScene(SCENE);
  private readonly options: CanvasOptions;
  private shown: ShownBattle | null = null;
  private graphicsLost = false;
  /**
   * The port to which a lost graphics context was reported; the context's return is reported to it too, even after its
   * battle.
   */
  private reportedLost: BattlePort | null = null;
  private destroyed = false;

  constructor(game: Game, options: CanvasOptions) {
    this.game = game;
    this.options = options;
    const { canvas, renderer, loop } = game;
    canvas.tabIndex = -1;
    canvas.style.outline = "none";
    // CSS scales the canvas with its parent; the number of pixels is adjusted to it.
    canvas.style.width = "100%";
    canvas.style.height = "100%";
    canvas.style.touchAction = "manipulation";
    renderer.on(Renderer.Events.LOSE_WEBGL, () => {
      this.graphicsLost = true;
      this.reportLost();
    });
    renderer.on(Renderer.Events.RESTORE_WEBGL, () => {
      this.graphicsLost = false;
      this.reportedLost?.graphics("restored");
      this.reportedLost = null;
    });
    game.scene.add(SCENE, this.scene);
    loop.sleep();
  }

  enter(element: HTMLElement, port: BattlePort): BattleCanvas {
    this.shown?.leave();
    const { game, scene } = this;
    const resolution = canvasResolution(this.options);
    const attributes = new StateAttributes<"battle" | "fighters">(element);
    attributes.write("battle", "loading");
    // A hidden page gets no frames, so running animations are finished at once.
    const whenHidden = () => {
      if (document.hidden) scene.finish();
    };
    document.addEventListener("visibilitychange", whenHidden);
    element.append(game.canvas);
    const stopResizing = this.fill(element, resolution);
    // Wake the loop first, so that the time asleep does not count as battle time.
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
    if (this.graphicsLost) this.reportLost();
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
    // The scene is removed in its next frame, and a sleeping loop has none.
    this.game.loop.wake();
  }

  /** Keeps the canvas as large as its parent. Returns a function that stops this. */
  private fill(element: HTMLElement, resolution: number): () => void {
    const resize = () =>
      this.game.scale.resize(
        Math.max(SMALLEST_PX, Math.round(element.clientWidth * resolution)),
        Math.max(SMALLEST_PX, Math.round(element.clientHeight * resolution)),
      );
    resize();
    const resizing = new ResizeObserver(resize);
    resizing.observe(element);
    return () => resizing.disconnect();
  }

  private reportLost(): void {
    if (!this.shown) return;
    const { port } = this.shown;
    this.reportedLost = port;
    this.scene.finish();
    port.graphics("lost");
  }
}
