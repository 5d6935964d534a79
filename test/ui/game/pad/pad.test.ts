import { describe, expect, it } from "vitest";
import { commandsOfButton } from "../../../../ui/app/controls/play-by-pad.ts";
import { PAD_BUTTONS, type PadButton, padMaker, padMark } from "../../../../ui/game/pad/pad-buttons.ts";
import {
  followPad,
  NOTHING_PRESSED,
  type PadEvent,
  type PadReading,
  readPad,
} from "../../../../ui/game/pad/pad-reading.ts";
import { type PadWindow, watchPads } from "../../../../ui/game/pad/watch-pads.ts";

function buttons(...pressed: PadButton[]) {
  return PAD_BUTTONS.map((button) => ({ pressed: pressed.includes(button) }));
}

const AT_REST = { reading: NOTHING_PRESSED, step: null };
const pushed = (...directions: PadReading["directions"]): PadReading => ({ ...NOTHING_PRESSED, directions });

describe("a reading of a gamepad", () => {
  it("has directions of the stick and of the cross, two of them aslant", () => {
    expect(readPad({ buttons: buttons(), axes: [0.8, -0.7] }, NOTHING_PRESSED).directions).toEqual([
      "right",
      "up",
    ]);
    const crossed = readPad({ buttons: buttons("padDown", "south"), axes: [] }, NOTHING_PRESSED);
    expect(crossed).toEqual({ buttons: ["south"], directions: ["down"], scroll: 0 });
  });

  it("takes no notice of a stick near its middle, and of a trembling one that is pushed already", () => {
    const weak = { buttons: buttons(), axes: [0.45, 0, 0, 0.1] };
    expect(readPad(weak, NOTHING_PRESSED)).toEqual(NOTHING_PRESSED);
    expect(readPad(weak, pushed("right")).directions).toEqual(["right"]);
  });
});

describe("what happens on a gamepad", () => {
  const stepsOf = (events: readonly PadEvent[]) => events.filter(({ type }) => type === "step");

  it("is a press once while a button is held", () => {
    const reading = { ...NOTHING_PRESSED, buttons: ["south" as const] };
    const first = followPad(AT_REST, reading, 0);
    expect(first.events).toEqual([{ type: "press", button: "south" }]);
    expect(followPad(first.state, reading, 20).events).toEqual([]);
  });

  it("is a step at a push, further ones while it lasts, and none after it", () => {
    let { state, events } = followPad(AT_REST, pushed("down"), 0);
    expect(events).toEqual([
      { type: "push", direction: "down" },
      { type: "step", direction: "down", isRepeat: false },
    ]);
    const steps: number[] = [];
    for (let now = 20; now <= 1000; now += 20) {
      ({ state, events } = followPad(state, pushed("down"), now));
      if (stepsOf(events).length > 0) steps.push(now);
    }
    expect(steps[0]).toBe(420);
    expect(steps).toHaveLength(5);
    expect(followPad(state, NOTHING_PRESSED, 1020)).toEqual({
      state: AT_REST,
      events: [{ type: "letGo", direction: "down" }],
    });
  });
});

describe("a button of a gamepad", () => {
  const ids = (button: PadButton, place: "room" | "screen") =>
    commandsOfButton(button, place).map(({ id }) => id);

  it("means what fits the place", () => {
    expect(ids("south", "room")).toEqual(["use"]);
    expect(ids("south", "screen")).toEqual(["press"]);
    expect(ids("west", "room")).toEqual(["activateAll"]);
    expect(ids("west", "screen")).toEqual(["attack", "activateAll"]);
    expect(ids("north", "screen")).toEqual(["endTurn", "panel"]);
  });

  it("takes every action of a battle: no two have the same, and none that presses or goes back", () => {
    const inBattle = PAD_BUTTONS.flatMap((button) =>
      commandsOfButton(button, "screen").filter(({ area }) => area === "battle"),
    );
    const used = inBattle.map(({ pad }) => pad);
    expect(new Set(used).size).toBe(used.length);
    expect(inBattle.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["deploy", "attack", "useTool", "useSpell", "defend", "endTurn"]),
    );
    expect(used).not.toContain("south");
    expect(used).not.toContain("east");
  });

  it("is called as it is on the gamepad of its maker", () => {
    const id = (text: string) => padMark(padMaker(text), "south");
    expect(id("Xbox 360 Controller (XInput STANDARD GAMEPAD)")).toBe("A");
    expect(id("DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)")).toBe("✕");
    expect(id("Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)")).toBe("B");
  });
});

/** A page whose frames and gamepads the test moves. */
class Page implements PadWindow {
  readonly listeners = new Map<string, (event: GamepadEvent) => void>();
  pads: (Gamepad | null)[] = [];
  frame: ((time: number) => void) | null = null;
  polls = 0;
  readonly navigator = {
    getGamepads: () => {
      this.polls += 1;
      return this.pads;
    },
  };
  addEventListener = (type: string, listener: (event: GamepadEvent) => void) =>
    void this.listeners.set(type, listener);
  removeEventListener = (type: string) => void this.listeners.delete(type);
  requestAnimationFrame = (callback: (time: number) => void) => {
    this.frame = callback;
    return 1;
  };
  cancelAnimationFrame = () => {
    this.frame = null;
  };

  tell(type: "gamepadconnected" | "gamepaddisconnected", gamepad: Gamepad): void {
    this.listeners.get(type)?.({ gamepad } as GamepadEvent);
  }

  next(time: number): void {
    const { frame } = this;
    this.frame = null;
    frame?.(time);
  }
}

function pad(pressed: PadButton[], more: Partial<Gamepad> = {}): Gamepad {
  return {
    index: 0,
    id: "pad",
    mapping: "standard",
    axes: [0, 0, 0, 0],
    buttons: buttons(...pressed),
    ...more,
  } as Gamepad;
}

describe("the watch over gamepads", () => {
  function watched() {
    const page = new Page();
    const told: unknown[] = [];
    const stop = watchPads(page, {
      connected: ({ mapping }) => told.push(`connected ${mapping}`),
      disconnected: () => told.push("disconnected"),
      happened: (_, event) => told.push(event),
    });
    return { page, told, stop };
  }

  it("asks nothing while none is connected, and no more after the last one has gone", () => {
    const { page } = watched();
    expect([page.polls, page.frame]).toEqual([1, null]);
    const one = pad([]);
    page.pads = [one];
    page.tell("gamepadconnected", one);
    page.next(0);
    expect(page.polls).toBe(2);
    page.pads = [];
    page.tell("gamepaddisconnected", one);
    page.next(20);
    expect([page.polls, page.frame]).toEqual([3, null]);
  });

  it("takes the button with which a gamepad comes for no command, and lets go what was pushed when it goes", () => {
    const { page, told } = watched();
    page.pads = [pad(["south"])];
    page.tell("gamepadconnected", pad(["south"]));
    page.next(0);
    page.pads = [pad(["padLeft"])];
    page.next(20);
    page.tell("gamepaddisconnected", pad([]));
    expect(told).toEqual([
      "connected standard",
      { type: "push", direction: "left" },
      { type: "step", direction: "left", isRepeat: false },
      { type: "letGo", direction: "left" },
      "disconnected",
    ]);
  });

  it("says that one came whose buttons the browser does not know, and does not follow it", () => {
    const { page, told } = watched();
    const strange = pad(["south"], { mapping: "" });
    page.pads = [strange];
    page.tell("gamepadconnected", strange);
    expect([told, page.frame]).toEqual([["connected "], null]);
  });
});
