import type { Direction } from "../controls/next-in-direction.ts";
import type { PadButton } from "./pad-buttons.ts";
import type { PadReading } from "./pad-reading.ts";

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
