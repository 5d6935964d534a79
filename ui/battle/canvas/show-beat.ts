import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { Arena } from "../../arena/store/arena.ts";

/**
 * Shows a beat on the canvas. Without one, as while it loads, the beat passes at the pace of a turn's change, so
 * that the screens tell of one action after the other (`BAT-027`, `BAT-181`).
 */
export function showBeat(
  { game, rules }: Pick<Arena, "game" | "rules">,
  canvas: Pick<BattleCanvas, "show"> | null,
  beat: Beat,
  speed: number,
): Promise<void> {
  return canvas?.show(beat) ?? game.pause(rules.ui.turnTransitionMs / speed);
}
