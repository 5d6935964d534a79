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
/** Heights of a line of floating text and of a label of the room. */
export const LINE_PX = 26;
const LABEL_PX = 26;
/** Distance of a label from the upper edge of the room. */
const EDGE_PX = 3;

/**
 * Returns where a text over a machine starts, so that it stays under the machine's name while it rises.
 * @param label y of the middle of the label, where the room has the height for it
 * @param scale that of labels and texts, more than 1 where the canvas is shown small
 */
export function startUnderLabel(label: number, scale: number): number {
  const lowest = Math.max(label, EDGE_PX + (LABEL_PX / 2) * scale);
  return lowest + ((LABEL_PX + LINE_PX) / 2) * scale + RISE_PX;
}

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
