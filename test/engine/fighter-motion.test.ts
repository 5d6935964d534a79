import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FighterMotion, type Motion, restingPlace } from "../../engine/battle/fighter-motion.ts";
import { backIn, bounceOut, linear, quadIn, quadOut } from "../../engine/easing.ts";

/** The motions that cues start, each with the game's duration. */
const DEPLOY: Motion = {
  way: "from",
  reach: { y: -150, scale: 0.7, alpha: 0 },
  lastsMs: 245,
  ease: bounceOut,
};
const STRIKE: Motion = {
  way: "thereAndBack",
  reach: { x: 80, y: -60, scale: 1.08 },
  lastsMs: 640,
  ease: backIn,
};
const HIT: Motion = { way: "thereAndBack", reach: { y: 10, angle: 5 }, lastsMs: 180, ease: quadOut };
const DODGE: Motion = { way: "thereAndBack", reach: { x: 45, angle: 8 }, lastsMs: 300, ease: quadOut };
const FLASH: Motion = { way: "from", reach: { flash: 0.75 }, lastsMs: 220, ease: linear };
const FALL: Motion = {
  way: "to",
  reach: { alpha: 0, angle: 24, y: 14, scale: 0.8 },
  lastsMs: 420,
  ease: quadIn,
};
const LONGEST_MS = 640;

function at(motion: FighterMotion) {
  const place = restingPlace();
  motion.write(place);
  return place;
}

describe("FighterMotion", () => {
  it("leaves a creature at its place, however motions overlap and however long the frames are", () => {
    const frames = fc.array(
      fc.record({
        ms: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 900 })),
        starts: fc.array(fc.constantFrom(DEPLOY, STRIKE, HIT, DODGE, FLASH), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 15 },
    );
    fc.assert(
      fc.property(frames, (played) => {
        const motion = new FighterMotion();
        for (const { ms, starts } of played) {
          for (const one of starts) motion.start(one);
          motion.advance(ms);
          const { scale, alpha, flash } = at(motion);
          expect(scale).toBeGreaterThan(0.3);
          expect(alpha).toBeGreaterThanOrEqual(0);
          expect(alpha).toBeLessThanOrEqual(1);
          expect(flash).toBeLessThanOrEqual(1);
        }
        motion.advance(LONGEST_MS);
        expect(at(motion)).toEqual(restingPlace());
      }),
      { seed: 20 },
    );
  });

  it("adds motions: a creature hit while it enters the field still ends at its place", () => {
    const motion = new FighterMotion();
    motion.start(DEPLOY);
    motion.advance(60);
    const falling = at(motion);
    motion.start(HIT);
    expect(at(motion)).toEqual(falling);
    motion.advance(90);
    const deployAlone = new FighterMotion();
    deployAlone.start(DEPLOY);
    deployAlone.advance(150);
    expect(at(motion).y).toBeCloseTo(at(deployAlone).y + 10, 9);
    motion.advance(95);
    expect(at(motion)).toEqual(restingPlace());
  });

  it("keeps a fallen creature down until it is reset", () => {
    const motion = new FighterMotion();
    motion.start(FALL);
    motion.advance(5000);
    expect(at(motion)).toEqual({ x: 0, y: 14, scale: 0.8, angle: 24, alpha: 0, flash: 0 });
    motion.rest();
    expect(at(motion)).toEqual(restingPlace());
  });
});
