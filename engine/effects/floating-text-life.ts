/** Appearance of a floating text at an age. */
export interface FloatingTextLook {
  alpha: number;
  /** Pixels above its start. */
  rise: number;
  scale: number;
  done: boolean;
}

const POP_MS = 220;
/** Total rise in pixels. */
export const RISE_PX = 44;

/**
 * Returns the appearance of a floating text at an age. It fades by the same share each tick until its life ends
 * (`LAB-037`, `GAP-52`), and meanwhile pops up and rises. With reduced motion it only fades.
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

/** Returns the scale: starts at 0.5, overshoots a little and settles at 1. */
function pop(part: number): number {
  const overshoot = 1.7;
  const back = part - 1;
  return 0.5 + 0.5 * (1 + back * back * ((overshoot + 1) * back + overshoot));
}
