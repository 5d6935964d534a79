import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { BattleClient } from "../store/battle-client.ts";

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
