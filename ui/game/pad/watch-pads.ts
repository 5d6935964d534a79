import { followPad, NOTHING_PRESSED, type PadEvent, type PadState, readPad } from "./pad-reading.ts";
import { padsOf } from "./pads-of.ts";

/** The parts of `window` and `navigator` that are needed. */
export interface PadWindow {
  addEventListener(
    type: "gamepadconnected" | "gamepaddisconnected",
    listener: (event: GamepadEvent) => void,
  ): void;
  removeEventListener(
    type: "gamepadconnected" | "gamepaddisconnected",
    listener: (event: GamepadEvent) => void,
  ): void;
  requestAnimationFrame(callback: (time: number) => void): number;
  cancelAnimationFrame(handle: number): void;
  readonly navigator: Pick<Navigator, "getGamepads">;
}

interface PadListener {
  connected(pad: Gamepad): void;
  disconnected(pad: Gamepad): void;
  happened(pad: Gamepad, event: PadEvent): void;
}

/**
 * Follows all gamepads with the standard mapping from frame to frame; without one connected, nothing runs. What is
 * pressed when a gamepad comes or goes counts as let go, because browsers show a gamepad only once a button is pressed.
 * @returns a function that stops
 */
export function watchPads(page: PadWindow, listener: PadListener): () => void {
  const followed = new Map<number, PadState>();
  let frame: number | null = null;

  function add(pad: Gamepad): void {
    listener.connected(pad);
    if (pad.mapping !== "standard") return;
    followed.set(pad.index, { reading: readPad(pad, NOTHING_PRESSED), step: null });
    frame ??= page.requestAnimationFrame(follow);
  }

  function remove(pad: Gamepad): void {
    const state = followed.get(pad.index);
    followed.delete(pad.index);
    if (state) tell(pad, followPad(state, NOTHING_PRESSED, 0).events);
    listener.disconnected(pad);
  }

  function follow(time: number): void {
    frame = followed.size > 0 ? page.requestAnimationFrame(follow) : null;
    for (const pad of padsOf(page.navigator)) {
      const before = followed.get(pad.index);
      if (!before) continue;
      const { state, events } = followPad(before, readPad(pad, before.reading), time);
      followed.set(pad.index, state);
      tell(pad, events);
    }
  }

  function tell(pad: Gamepad, events: readonly PadEvent[]): void {
    for (const event of events) listener.happened(pad, event);
  }

  const connect = ({ gamepad }: GamepadEvent) => add(gamepad);
  const disconnect = ({ gamepad }: GamepadEvent) => remove(gamepad);
  page.addEventListener("gamepadconnected", connect);
  page.addEventListener("gamepaddisconnected", disconnect);
  for (const pad of padsOf(page.navigator)) add(pad);
  return () => {
    page.removeEventListener("gamepadconnected", connect);
    page.removeEventListener("gamepaddisconnected", disconnect);
    if (frame !== null) page.cancelAnimationFrame(frame);
    followed.clear();
  };
}
