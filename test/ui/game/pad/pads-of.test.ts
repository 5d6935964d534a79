import { describe, expect, it } from "vitest";
import { padsOf } from "../../../../ui/game/pad/pads-of.ts";

describe("the connected gamepads", () => {
  it("are those that the browser lists, without the free places between them", () => {
    const pad = { index: 1 } as Gamepad;
    expect(padsOf({ getGamepads: () => [null, pad, null] })).toEqual([pad]);
  });

  it("are none in a frame that may not ask for them, and in a browser without gamepads", () => {
    const refused = () => {
      throw new DOMException("Access to the feature gamepad is disallowed by permissions policy.");
    };
    expect(padsOf({ getGamepads: refused })).toEqual([]);
    expect(padsOf({} as Navigator)).toEqual([]);
  });
});
