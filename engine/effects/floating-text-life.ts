/** How a floating text looks at some age. */
export interface FloatingTextLook {
  alpha: number;
  /** Pixels above where it started. */
  rise: number;
  scale: number;
  done: boolean;
}

const POP_MS = 220;
/** How far a text rises in its life. */
export const RISE_PX = 44;

/**
 * A floating text fades by the same share each tick until its life ends (`LAB-037`, `GAP-52`); meanwhile
 * it pops up and rises. Reduced motion keeps the fade and leaves the movement out.
 */
export function floatingTextLook(
  ageMs: number,
  life: { lifeMs: number; tickMs: number },
  calm: boolean,
): FloatingTextLook {
  const ticks = Math.max(1, Math.round(life.lifeMs / life.tickMs));
  const passed = Math.floor(ageMs / life.tickMs);
  const alpha = Math.max(0, 1 - passed / ticks);
  const part = Math.min(1, ageMs / life.lifeMs);
  return {
    alpha,
    rise: calm ? 0 : RISE_PX * part * (2 - part),
    scale: calm ? 1 : pop(Math.min(1, ageMs / POP_MS)),
    done: ageMs >= life.lifeMs,
  };
}

/** Starts at half size, overshoots a little and settles at 1. */
function pop(part: number): number {
  const overshoot = 1.7;
  const back = part - 1;
  return 0.5 + 0.5 * (1 + back * back * ((overshoot + 1) * back + overshoot));
}
