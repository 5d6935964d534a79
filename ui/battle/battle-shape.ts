import { useGameState } from "../game/game-context.tsx";
import { useMedia } from "../game/hooks/use-media.ts";

/**
 * How the parts of a battle's screen are placed around its field, which always fills the window: `wide` has the log and
 * the actions at its sides; `upright` has the hand and the actions at its foot; `sideways`, for low windows such as
 * those of a phone held sideways, has the hand under the left thumb and the actions under the right one. Only `wide`
 * has room for the log; the others have it in a drawer (`BAT-182`).
 */
type BattleShape = "wide" | "upright" | "sideways";

/** Returns the shape that fits the window now: twice as large texts need the room of a window twice as large. */
export function useBattleShape(): BattleShape {
  const size = useGameState(({ settings }) => settings.textSize);
  const isUpright = useMedia(`(orientation: portrait) and (width < ${1400 * size}px)`);
  const isLow = useMedia(
    `(height < ${560 * size}px), (orientation: landscape) and (width < ${1000 * size}px)`,
  );
  if (isUpright) return "upright";
  return isLow ? "sideways" : "wide";
}

/**
 * Returns whether the texts are large for the window: a line holds two buttons at most, or the parts do not fit above
 * one another. The screen is scrolled then.
 */
export function useIsTight(): boolean {
  const size = useGameState(({ settings }) => settings.textSize);
  return useMedia(`(width < ${320 * size}px), (height < ${240 * size}px)`);
}
