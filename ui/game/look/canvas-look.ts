import type { CanvasLook } from "../../../engine/index.ts";
import type { Game } from "../store/game.ts";
import { lookOf } from "./look.ts";
import { watchSystem } from "./system-look.ts";

/** Returns a function that says how the player wants a canvas: the same object until something of it changes. */
export function canvasLook(game: Pick<Game, "store">): () => CanvasLook {
  const system = watchSystem();
  let last: CanvasLook | null = null;
  return () => {
    const { motion, textSize } = lookOf(game.store.getState().settings, system.look());
    const reducedMotion = motion === "less";
    if (last?.reducedMotion !== reducedMotion || last.textSize !== textSize)
      last = { reducedMotion, textSize };
    return last;
  };
}
