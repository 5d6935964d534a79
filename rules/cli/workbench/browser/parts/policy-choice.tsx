import type { ComponentProps } from "react";

/** How both sides of battles decide. */
export function PolicyChoice(select: ComponentProps<"select">) {
  return (
    <label>
      Both sides decide by
      <select {...select}>
        <option value="full">full, as in the game</option>
        <option value="fast">fast, a first guess</option>
      </select>
    </label>
  );
}

/** Below the fields: who of both sides plays weakly. */
export function WhoPlays() {
  return (
    <p className="hint">
      Only the enemy of a level plays as weakly as its level; the player, and in PvP both sides, play their
      best.
    </p>
  );
}
