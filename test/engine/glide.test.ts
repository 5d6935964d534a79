import { describe, expect, it } from "vitest";
import { Glide } from "../../engine/battle/glide.ts";

function placed(): Glide {
  const glide = new Glide();
  glide.place({ x: 100, y: 50 });
  return glide;
}

describe("the glide of a creature to its place", () => {
  it("starts at its first place", () => {
    expect(placed().shown).toEqual({ x: 100, y: 50 });
  });

  it.each([1, 16, 100, 379, 5000])("ends exactly at a later place with frames of %d ms", (frameMs) => {
    const glide = placed();
    glide.place({ x: 40, y: 60 });
    expect(glide.shown).toEqual({ x: 100, y: 50 });
    for (let passed = 0; passed < 400; passed += frameMs) {
      glide.advance(frameMs, false);
      expect(glide.shown.x).toBeGreaterThanOrEqual(40);
      expect(glide.shown.x).toBeLessThanOrEqual(100);
    }
    expect(glide.shown).toEqual({ x: 40, y: 60 });
  });

  it("continues from the current position when the target changes on the way", () => {
    const glide = placed();
    glide.place({ x: 40, y: 50 });
    glide.advance(100, false);
    const { x } = glide.shown;
    glide.place({ x: 200, y: 50 });
    expect(glide.shown.x).toBe(x);
    glide.advance(1000, false);
    expect(glide.shown.x).toBe(200);
  });

  it("jumps to its place with reduced motion", () => {
    const glide = placed();
    glide.place({ x: 40, y: 50 });
    glide.advance(1, true);
    expect(glide.shown.x).toBe(40);
  });
});
