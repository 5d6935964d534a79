import { describe, expect, it } from "vitest";
import { restingPose } from "../../engine/creatures/idle-motion.ts";
import { nestPlace } from "../../engine/creatures/nest.ts";
import {
  eggAngle,
  jumpHeight,
  pressedEggAngle,
  writeResidentPose,
  writeStillPose,
} from "../../engine/creatures/resident-pose.ts";

/** How much an egg moves in a minute, in degrees a frame. */
function restlessness(upgrades: number): number {
  let sum = 0;
  for (let ms = 0; ms < 60_000; ms += 20) sum += Math.abs(eggAngle(upgrades / 3, ms, 0.3));
  return sum;
}

describe("an egg in its nest", () => {
  it("wobbles more with each upgrade (GAP-75)", () => {
    const wobbles = [0, 1, 2, 3].map(restlessness);
    expect(wobbles[0]).toBeGreaterThan(0);
    for (let upgrades = 1; upgrades <= 3; upgrades++)
      expect(wobbles[upgrades]).toBeGreaterThan(1.5 * (wobbles[upgrades - 1] ?? 0));
  });

  it("shakes when it is pressed, and is still again within a second (GAP-75)", () => {
    expect(Math.abs(pressedEggAngle(70))).toBeGreaterThan(5);
    expect(pressedEggAngle(1000)).toBe(0);
  });

  it("lies where no machine stands, as long as there is such a place (GAP-75)", () => {
    const square = (x: number, y: number) => ({ x, y, width: 128, height: 128 });
    const first = nestPlace([]);
    const second = nestPlace([square(640, 470)]);
    expect(second).not.toEqual(first);
    expect(nestPlace([square(0, 128)])).toEqual(first);
    const everywhere = [0, 128, 256, 384, 512, 640].flatMap((x) =>
      [128, 256, 384, 470].map((y) => square(x, y)),
    );
    expect(nestPlace(everywhere)).toEqual(first);
  });
});

describe("the pose of a creature", () => {
  it("hops on its way, and lies flatter while it sleeps (GAP-75)", () => {
    const pose = restingPose();
    const hops = [0, 100, 200, 300].map((ms) => {
      writeResidentPose(pose, "walk", "corvax", ms, 0);
      return pose.y;
    });
    expect(Math.min(...hops)).toBeLessThan(-0.03);
    expect(Math.max(...hops)).toBeLessThanOrEqual(0);
    writeResidentPose(pose, "sleep", "corvax", 0, 0);
    expect(pose.scaleY).toBeLessThan(0.95);
  });

  it("stands still with less motion (GAP-75)", () => {
    const pose = { ...restingPose(), y: -1, angle: 9 };
    writeStillPose(pose, "idle");
    expect(pose).toEqual(restingPose());
    writeStillPose(pose, "sleep");
    expect(pose).toMatchObject({ y: 0, angle: 0 });
  });

  it("jumps once when it is pressed (GAP-75)", () => {
    expect(jumpHeight(260)).toBeGreaterThan(0.1);
    expect([jumpHeight(-1), jumpHeight(520), jumpHeight(Number.POSITIVE_INFINITY)]).toEqual([0, 0, 0]);
  });
});
