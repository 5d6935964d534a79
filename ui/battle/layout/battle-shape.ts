import { useMedia } from "../../game/hooks/use-media.ts";

/**
 * How the parts of a battle's screen are placed around its field, which always fills the window: `wide` has the log and
 * the actions at its sides; `upright` has the hand and the actions at its foot; `sideways`, for low windows such as
 * those of a phone held sideways, has the hand under the left thumb and the actions under the right one. Only `wide`
 * has room for the log; the others have it in a drawer (`BAT-182`).
 */
export type BattleShape = "wide" | "upright" | "sideways";

const UPRIGHT = "(orientation: portrait) and (width < 1400px)";
const SIDEWAYS = "(height < 560px), (orientation: landscape) and (width < 1000px)";

/** Returns the shape that fits the window now. */
export function useBattleShape(): BattleShape {
  const isUpright = useMedia(UPRIGHT);
  const isSideways = useMedia(SIDEWAYS);
  if (isUpright) return "upright";
  return isSideways ? "sideways" : "wide";
}
