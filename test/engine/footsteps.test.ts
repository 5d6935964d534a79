import { describe, expect, it } from "vitest";
import { Footsteps } from "../../engine/avatar/footsteps.ts";

describe("the avatar's footsteps", () => {
  it.each([10, 16, 50])("are heard nine times in two seconds of walking, in frames of %i ms", (frameMs) => {
    const footsteps = new Footsteps();
    let heard = 0;
    for (let passed = 0; passed < 2000; passed += frameMs) if (footsteps.advance(true, frameMs)) heard += 1;
    expect(Math.abs(heard - 9.5)).toBeLessThanOrEqual(1);
  });

  it("begin with the first frame, and end when the avatar stands", () => {
    const footsteps = new Footsteps();
    expect([footsteps.advance(true, 16), footsteps.advance(false, 500), footsteps.advance(true, 16)]).toEqual(
      [true, false, true],
    );
  });
});
