import { describe, expect, it } from "vitest";
import { directions, fadingShape, type Ink } from "../../engine/battle/effects/shape.ts";

describe("a fading shape", () => {
  it("appears quickly, stays, and is gone at the end of its life", () => {
    const seen: [number, number][] = [];
    const shape = fadingShape(900, 0.6, (_, share, alpha) => seen.push([share, alpha]));
    for (const share of [0, 0.06, 0.5, 0.8, 1]) shape.draw({} as Ink, share);
    expect(shape.lifeMs).toBe(900);
    expect(seen.map(([share, alpha]) => [share, Math.round(alpha * 100)])).toEqual([
      [0, 0],
      [0.06, 50],
      [0.5, 100],
      [0.8, 50],
      [1, 0],
    ]);
  });
});

describe("the directions of an area", () => {
  it("point along an angle and to its right, as wide as a share of the length", () => {
    const { along, across } = directions(Math.PI / 2, 10, 0.3);
    expect([...along, ...across].map((step) => Math.round(step))).toEqual([0, 10, -3, 0]);
  });
});
