import { useGameState } from "../game/game-context.tsx";
import { useMedia } from "../game/hooks/use-media.ts";

/**
 * How the parts of a battle's screen are placed around its field, which always fills the window: `wide` has the log and
 * the actions in sidebars; `upright` has the hand and the actions at its foot; `sideways`, for low windows such as
 * those of a phone held sideways, has the hand under the left thumb and the actions under the right one; a narrow
 * window is always `upright`, and scrolled. Only `wide` has room for the log; the others have it in a drawer
 * (`BAT-182`).
 */
type BattleShape = "wide" | "upright" | "sideways";

/** Below this height the sidebars fold, in pixels. */
const LOWEST_WITH_SIDEBARS = 480;

/** Below this width nothing fits beside the field, and below this height nothing more above and below it, in pixels. */
const NARROW = 480;

/**
 * Returns the shape that fits the window now: the sidebars begin one pixel above the breakpoint of the rules
 * (`CON-11`). Twice as large texts need the room of a window twice as large.
 */
export function useBattleShape(): BattleShape {
  const size = useGameState(({ settings }) => settings.textSize);
  const breakpoint = useGameState((state) => state.rules?.ui.mobileBreakpoint ?? 0);
  const isBroad = useMedia(`(width > ${breakpoint * size}px)`);
  const isLow = useMedia(`(height < ${LOWEST_WITH_SIDEBARS * size}px)`);
  const isUpright = useMedia(`(orientation: portrait), (width < ${NARROW}px)`);
  if (isBroad && !isLow) return "wide";
  return isUpright ? "upright" : "sideways";
}

/**
 * Returns whether the texts are large for the window: a line holds two buttons at most, or the parts do not fit above
 * one another. The screen is scrolled then.
 */
export function useIsTight(): boolean {
  const size = useGameState(({ settings }) => settings.textSize);
  const isLowAndNarrow = `(width < ${NARROW}px) and (height < ${NARROW * size}px)`;
  return useMedia(`(width < ${320 * size}px), (height < ${240 * size}px), ${isLowAndNarrow}`);
}
