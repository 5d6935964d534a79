import { describe, expect, it } from "vitest";
import { AvatarWalk } from "../../engine/avatar/avatar-walk.ts";
import { feetOf, goalForFeet } from "../../engine/avatar/walk-steering.ts";
import { WALL_FOOT } from "../../engine/room-geometry.ts";
import { reachesMachine, shippedRules as rules } from "../../rules/index.ts";
import { machine } from "./scene.ts";

const STAND = { x: 0, y: 0 } as const;
const RIGHT = { x: 1, y: 0 } as const;

describe("the avatar", () => {
  it("walks equally far at 30, 60 and 144 frames a second (GAP-08, LAB-028)", () => {
    const distances = [30, 60, 144].map((framesPerSecond) => {
      const walk = new AvatarWalk(rules);
      for (let frame = 0; frame < framesPerSecond; frame += 1) walk.advance(1000 / framesPerSecond, RIGHT);
      return walk.avatar.x - rules.avatar.startX;
    });
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThanOrEqual(rules.avatar.maxSpeed);
    expect(Math.min(...distances)).toBeGreaterThan(200);
  });

  it("walks at most a quarter of a second's way after a long pause (GAP-08)", () => {
    const walk = new AvatarWalk(rules);
    walk.advance(60_000, RIGHT);
    expect(walk.avatar.x - rules.avatar.startX).toBeLessThanOrEqual(15 * rules.avatar.maxSpeed);
  });

  it.each([
    { x: 600, y: 420 },
    { x: 30, y: 590 },
    { x: 400, y: 300 },
    { x: 790, y: 200 },
    { x: 10, y: 20 },
  ])("walks to the tapped point $x, $y and stands there (GAP-07)", (tapped) => {
    const walk = new AvatarWalk(rules);
    const corner = goalForFeet(rules, tapped);
    walk.walkTo({ kind: "floor", corner });
    for (let frame = 0; frame < 400; frame += 1) walk.advance(1000 / 60, STAND);
    expect(walk.walkingTo).toBeNull();
    expect(Math.abs(walk.avatar.x - corner.x)).toBeLessThanOrEqual(4);
    expect(Math.abs(walk.avatar.y - corner.y)).toBeLessThanOrEqual(4);
    expect([walk.avatar.velocityX, walk.avatar.velocityY]).toEqual([0, 0]);
  });

  it("walks to a far machine only until it is in reach, and reports it once (GAP-07)", () => {
    const walk = new AvatarWalk(rules);
    const reactor = machine({ id: "far", x: 0, y: 448 });
    walk.walkTo({ kind: "machine", machine: reactor });
    const reached: string[] = [];
    for (let frame = 0; frame < 400; frame += 1) {
      const id = walk.advance(1000 / 60, STAND);
      if (id === null) continue;
      reached.push(id);
      expect(reachesMachine(rules, walk.avatar, reactor)).toBe(true);
    }
    expect(reached).toEqual(["far"]);
  });

  it("stops a walk to a goal when a direction key is held (GAP-07)", () => {
    const walk = new AvatarWalk(rules);
    walk.walkTo({ kind: "floor", corner: { x: 0, y: 500 } });
    walk.advance(100, RIGHT);
    expect(walk.walkingTo).toBeNull();
    expect(walk.avatar.x).toBeGreaterThan(rules.avatar.startX);
  });

  it("is drawn on the floor wherever the rules let it stand (GAP-08, GAP-64)", () => {
    for (let y = 0; y <= rules.grid.height - rules.avatar.height; y += 8) {
      const feet = feetOf(rules, { x: 100, y });
      expect(feet.y).toBeGreaterThan(WALL_FOOT);
      expect(feetOf(rules, goalForFeet(rules, feet)).y).toBeCloseTo(feet.y, 6);
    }
  });
});
