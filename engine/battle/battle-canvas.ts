import { AUTO, CANVAS, Game, Renderer, Scale } from "phaser";
import type { BattleCanvas, BattlePort } from "../battle-port.ts";
import { StateAttributes } from "../room/state-attributes.ts";
import type { RoomCanvasOptions } from "../room-canvas.ts";
import { BattleScene } from "./battle-scene.ts";

const SHARPEST = 2;
const SMALLEST_PX = 16;

/**
 * Puts a battlefield into an element, which it fills. May be destroyed at once and created again, as
 * React does in development: nothing is left behind, and what was being shown has ended.
 */
export function createBattleCanvas(
  parent: HTMLElement,
  port: BattlePort,
  options: RoomCanvasOptions = {},
): BattleCanvas {
  const resolution = options.resolution ?? Math.min(SHARPEST, window.devicePixelRatio || 1);
  const attributes = new StateAttributes<"battle" | "fighters">(parent);
  attributes.write("battle", "loading");
  const scene = new BattleScene({ port, attributes, resolution });
  let stop: (() => void) | null = null;
  let destroyed = false;
  // A page that cannot be seen gets no frames: what plays there has been seen.
  const whenHidden = () => {
    if (document.hidden) scene.finish();
  };

  queueMicrotask(() => {
    if (destroyed) return;
    stop = startGame(parent, port, scene, resolution, options.renderer ?? "auto");
    document.addEventListener("visibilitychange", whenHidden);
  });

  return {
    show: (beat) => (destroyed || document.hidden ? Promise.resolve() : scene.show(beat)),
    destroy: () => {
      if (destroyed) return;
      destroyed = true;
      scene.finish();
      document.removeEventListener("visibilitychange", whenHidden);
      stop?.();
      attributes.clear();
    },
  };
}

function startGame(
  parent: HTMLElement,
  port: BattlePort,
  scene: BattleScene,
  resolution: number,
  renderer: "auto" | "canvas",
): () => void {
  const size = () => ({
    width: Math.max(SMALLEST_PX, Math.round(parent.clientWidth * resolution)),
    height: Math.max(SMALLEST_PX, Math.round(parent.clientHeight * resolution)),
  });
  const game = new Game({
    type: renderer === "canvas" ? CANVAS : AUTO,
    parent,
    backgroundColor: "#14112e",
    banner: false,
    scene,
    scale: { mode: Scale.NONE, expandParent: false, zoom: 1 / resolution, ...size() },
    audio: { noAudio: true },
    input: {
      keyboard: false,
      gamepad: false,
      mouse: { preventDefaultWheel: false },
      touch: { capture: false },
    },
    fps: { smoothStep: false },
    render: {
      mipmapFilter: "LINEAR_MIPMAP_LINEAR",
      powerPreference: "low-power",
      // Where drawing is done in software, pictures drawn together with many others lose parts of themselves.
      maxTextures: 1,
    },
    disableContextMenu: false,
  });
  const resizing = new ResizeObserver(() => {
    const { width, height } = size();
    game.scale?.resize(width, height);
  });
  resizing.observe(parent);
  game.events.once("ready", () => {
    const { canvas } = game;
    canvas.tabIndex = -1;
    canvas.style.outline = "none";
    canvas.style.touchAction = "manipulation";
    game.renderer?.on(Renderer.Events.LOSE_WEBGL, () => {
      scene.finish();
      port.graphics("lost");
    });
    game.renderer?.on(Renderer.Events.RESTORE_WEBGL, () => port.graphics("restored"));
  });
  return () => {
    resizing.disconnect();
    game.canvas?.remove();
    game.destroy(true);
  };
}
