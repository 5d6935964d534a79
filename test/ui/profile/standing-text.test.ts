import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { standingText } from "../../../ui/profile/goals/goal-progress.tsx";

describe("how far an achievement is", () => {
  it("is told with separated thousands", () => {
    const standing = { key: "catnipHarvest", value: 1234, atLeast: 10_000 };
    expect(standingText(shippedRules, standing)).toBe("1,234 of 10,000");
  });
});
