import { describe, expect, it } from "vitest";
import { avatarFrame, avatarSide } from "../../engine/avatar/avatar-view.ts";
import { newAvatar, shippedRules } from "../../rules/index.ts";

const moving = (velocityX: number, velocityY: number) => ({
  ...newAvatar(shippedRules),
  velocityX,
  velocityY,
});

describe("the avatar's frames", () => {
  it("show the side it walks to and keep it while standing (LAB-029)", () => {
    expect(avatarSide(moving(4, 0), "down")).toBe("side");
    expect(avatarSide(moving(-2, 2), "down")).toBe("side");
    expect(avatarSide(moving(0.3, 3), "side")).toBe("down");
    expect(avatarSide(moving(0, -3), "side")).toBe("up");
    expect(avatarSide(moving(0, 0.02), "up")).toBe("up");
  });

  it("play eight walking frames at 18 per second and two breathing frames at 2 per second (LAB-028)", () => {
    const walking = Array.from({ length: 9 }, (_, frame) =>
      avatarFrame("side", true, (frame * 1000) / 18 + 1, false),
    );
    expect(walking).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0].map((frame) => `player_walk_${frame}`));
    expect([0, 510, 1010].map((ms) => avatarFrame("down", false, ms, false))).toEqual([
      "player_down_idle_0",
      "player_down_idle_1",
      "player_down_idle_0",
    ]);
  });

  it("hold the first frame while standing with reduced motion (GAP-07)", () => {
    expect(avatarFrame("up", false, 700, true)).toBe("player_up_idle_0");
  });
});
