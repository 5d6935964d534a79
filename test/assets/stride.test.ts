import { describe, expect, it } from "vitest";
import { walkPose } from "../../assets/drawings/actors/scientist-pose.ts";
import { stride, WALK_FRAMES } from "../../assets/drawings/actors/stride.ts";

const GROUND = 0.5;
const cycle = Array.from({ length: WALK_FRAMES }, (_, frame) => stride(frame / WALK_FRAMES, GROUND));

describe("a drawn step", () => {
  it("moves the foot back by the same distance each frame while it is on the ground, so that it does not slide", () => {
    const onGround = cycle.slice(0, WALK_FRAMES * GROUND + 1).map(({ swing }) => swing);
    const stretches = onGround.slice(1).map((swing, i) => (onGround[i] ?? Number.NaN) - swing);
    for (const stretch of stretches) expect(stretch).toBeCloseTo(0.5);
  });

  it("lifts the foot only while it moves forward", () => {
    const flying = cycle.slice(WALK_FRAMES * GROUND + 1);
    expect(cycle.slice(0, WALK_FRAMES * GROUND).every(({ raise }) => raise === 0)).toBe(true);
    expect(flying.every(({ raise }) => raise > 0.5)).toBe(true);
    expect(flying.map(({ swing }) => swing)).toEqual(
      flying.map(({ swing }) => swing).toSorted((a, b) => a - b),
    );
  });

  it("ends where it began", () => {
    expect(stride(1, GROUND)).toEqual(stride(0, GROUND));
    expect(stride(1.5, GROUND)).toEqual(stride(0.5, GROUND));
  });

  it("swings the avatar's arms against the legs", () => {
    for (let frame = 0; frame < WALK_FRAMES; frame++) {
      const { arm, legs } = walkPose(frame);
      expect(arm * legs[0].swing).toBeLessThanOrEqual(0);
      expect(arm * legs[1].swing).toBeGreaterThanOrEqual(0);
    }
  });
});
