import type { Direction } from "../controls/next-in-direction.ts";
import { PAD_BUTTONS, type PadButton } from "./pad-buttons.ts";

/** What is pressed and pushed on a gamepad at one moment. */
export interface PadReading {
  buttons: readonly PadButton[];
  /** Directions of the left stick and the cross; two of them when pushed aslant. */
  directions: readonly Direction[];
  /** How far the right stick is pushed, from -1 (up) to 1 (down); 0 in its middle. */
  scroll: number;
}

/** What a reading needs of a `Gamepad`. */
interface ReadablePad {
  buttons: readonly Pick<GamepadButton, "pressed">[];
  axes: readonly number[];
}

/** How far a stick has to be pushed to count, as a share of its way. */
const PUSHED = 0.55;
/** How far it has to be for a direction that counts already, so that a trembling hand does not repeat it. */
const STILL_PUSHED = 0.35;
/** Sticks that are let go rest a little beside the middle. */
const REST = 0.2;

const CROSS: Readonly<Partial<Record<PadButton, Direction>>> = {
  padUp: "up",
  padDown: "down",
  padLeft: "left",
  padRight: "right",
};

export const NOTHING_PRESSED: PadReading = { buttons: [], directions: [], scroll: 0 };

/**
 * Reads a gamepad with the standard mapping.
 * @param before the reading before, whose directions hold on a little longer
 */
export function readPad({ buttons, axes }: ReadablePad, before: PadReading): PadReading {
  const pressed = PAD_BUTTONS.filter((_, index) => buttons[index]?.pressed === true);
  const [x = 0, y = 0, , scroll = 0] = axes;
  const isPushed = (direction: Direction, amount: number) =>
    amount > (before.directions.includes(direction) ? STILL_PUSHED : PUSHED);
  const pushed = (
    [
      ["left", -x],
      ["right", x],
      ["up", -y],
      ["down", y],
    ] as const
  ).flatMap(([direction, amount]) => (isPushed(direction, amount) ? [direction] : []));
  const crossed = pressed.flatMap((button) => CROSS[button] ?? []);
  return {
    buttons: pressed.filter((button) => CROSS[button] === undefined),
    directions: [...new Set([...pushed, ...crossed])],
    scroll: Math.abs(scroll) > REST ? scroll : 0,
  };
}

/** What happened on a gamepad between two readings. */
export type PadEvent =
  | { type: "press"; button: PadButton }
  /** A direction is pushed from now on, or no more. */
  | { type: "push" | "letGo"; direction: Direction }
  /** The focus goes one step on: at the push, and again and again while it lasts. */
  | { type: "step"; direction: Direction; isRepeat: boolean }
  | { type: "scroll"; amount: number };

/** A gamepad as it is followed. */
export interface PadState {
  reading: PadReading;
  /** The direction that was pushed last, and when its next step is due, in milliseconds. */
  step: { direction: Direction; dueAt: number } | null;
}

/** How long a direction is pushed until its steps repeat, and how often they do then, in milliseconds. */
const REPEAT_AFTER_MS = 420;
const REPEAT_EVERY_MS = 130;

/**
 * Returns what happened since the reading before.
 * @param now time of the new reading in milliseconds
 */
export function followPad(
  before: PadState,
  reading: PadReading,
  now: number,
): { state: PadState; events: PadEvent[] } {
  const events: PadEvent[] = [];
  const { directions, buttons, scroll } = reading;
  for (const direction of before.reading.directions)
    if (!directions.includes(direction)) events.push({ type: "letGo", direction });
  let step = before.step && directions.includes(before.step.direction) ? before.step : null;
  for (const direction of directions) {
    if (before.reading.directions.includes(direction)) continue;
    events.push({ type: "push", direction }, { type: "step", direction, isRepeat: false });
    step = { direction, dueAt: now + REPEAT_AFTER_MS };
  }
  if (step && now >= step.dueAt) {
    events.push({ type: "step", direction: step.direction, isRepeat: true });
    step = { ...step, dueAt: now + REPEAT_EVERY_MS };
  }
  for (const button of buttons)
    if (!before.reading.buttons.includes(button)) events.push({ type: "press", button });
  if (scroll !== 0) events.push({ type: "scroll", amount: scroll });
  return { state: { reading, step }, events };
}
