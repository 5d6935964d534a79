import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AvatarInput, newAvatar, reachesMachine, stepAvatar } from "../../../rules/index.ts";
import { labWith, rules } from "../lab/scene.ts";

const RIGHT: AvatarInput = { x: 1, y: 0 };
const NOTHING: AvatarInput = { x: 0, y: 0 };

describe("the avatar", () => {
  it("is 48 x 64 and starts at 376, 268 facing right (LAB-029, GAP-08)", () => {
    expect(newAvatar(rules)).toEqual({
      x: 376,
      y: 268,
      width: 48,
      height: 64,
      velocityX: 0,
      velocityY: 0,
      acceleration: 0.5,
      maxSpeed: 4,
      friction: 0.85,
      facingRight: true,
    });
  });

  it("gains 0.5 a step and reaches speed 4 after eight steps (LAB-028, CST-005)", () => {
    const avatar = newAvatar(rules);
    stepAvatar(rules, avatar, RIGHT);
    expect([avatar.velocityX, avatar.x]).toEqual([0.5, 376.5]);
    for (let step = 0; step < 9; step++) stepAvatar(rules, avatar, RIGHT);
    expect(avatar.velocityX).toBe(4);
  });

  it("keeps 0.85 of its speed on each step without input, then stands still (GAP-08)", () => {
    const avatar = newAvatar(rules);
    stepAvatar(rules, avatar, RIGHT);
    stepAvatar(rules, avatar, NOTHING);
    expect(avatar.velocityX).toBeCloseTo(0.425);
    for (let step = 0; step < 40; step++) stepAvatar(rules, avatar, NOTHING);
    expect(avatar.velocityX).toBe(0);
  });

  it("faces the direction it last moved in (LAB-029)", () => {
    const avatar = newAvatar(rules);
    stepAvatar(rules, avatar, { x: -1, y: 0 });
    expect(avatar.facingRight).toBe(false);
    for (let step = 0; step < 60; step++) stepAvatar(rules, avatar, NOTHING);
    expect(avatar.facingRight).toBe(false);
  });

  it("never leaves the room and is never faster than 4, whatever keys are pressed (GAP-08)", () => {
    const axis = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(axis, axis, fc.integer({ min: 1, max: 90 })), { maxLength: 20 }),
        (keys) => {
          const avatar = newAvatar(rules);
          for (const [x, y, steps] of keys)
            for (let step = 0; step < steps; step++) {
              stepAvatar(rules, avatar, { x, y });
              expect(Math.hypot(avatar.velocityX, avatar.velocityY)).toBeLessThanOrEqual(4 + 1e-9);
              expect(avatar.x >= 0 && avatar.x <= 752 && avatar.y >= 0 && avatar.y <= 536).toBe(true);
            }
        },
      ),
      { seed: 4, numRuns: 100 },
    );
  });

  it("reaches a machine whose edge is within 96 px of its centre (LAB-035, GAP-07)", () => {
    const avatar = { ...newAvatar(rules), x: 300 - 24, y: 0 };
    const [machine] = labWith({ machines: [{ type: "catLair", x: 396, y: 0 }] }).machines;
    if (!machine) throw new Error("no machine");
    expect(reachesMachine(rules, avatar, machine)).toBe(true);
    expect(reachesMachine(rules, { ...avatar, x: avatar.x - 1 }, machine)).toBe(false);
  });
});
