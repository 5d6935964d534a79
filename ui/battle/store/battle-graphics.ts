import type * as engineModule from "../../../engine/index.ts";
import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { BattleClient } from "./battle-client.ts";

/** Returns the graphics of an arena's battles, which are created for the first battle and kept for later ones. */
export function graphicsOf(
  { store }: Pick<BattleClient, "store">,
  { openBattleGame }: typeof engineModule,
): Promise<engineModule.BattleGame> {
  const { graphics } = store.getState();
  if (graphics) return graphics;
  const opened = openBattleGame().catch((error: unknown) => {
    store.setState({ graphics: null });
    throw error;
  });
  store.setState({ graphics: opened });
  return opened;
}

/** Destroys the graphics when the arena closes. */
export function closeGraphics({ store }: BattleClient): void {
  const { graphics } = store.getState();
  store.setState({ graphics: null });
  // A failure was already reported where the graphics were opened.
  graphics?.then(
    (game) => game.destroy(),
    () => undefined,
  );
}

/**
 * Shows a beat on the canvas. Without a canvas, such as while it loads, the beat takes as long as a turn change, so
 * that the screens still show one action after the other (`BAT-027`, `BAT-181`).
 */
export function showBeat(
  { game, rules }: Pick<BattleClient, "game" | "rules">,
  canvas: Pick<BattleCanvas, "show"> | null,
  beat: Beat,
  speed: number,
): Promise<void> {
  return canvas?.show(beat) ?? game.pause(rules.ui.turnTransitionMs / speed);
}
