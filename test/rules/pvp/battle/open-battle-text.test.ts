import { describe, expect, it } from "vitest";
import { courseText, longTime, shippedRules } from "../../../../rules/index.ts";

describe("the clock of a long turn", () => {
  it("is told in hours and minutes, a short one in seconds (GAP-69)", () => {
    expect(longTime(180)).toBeNull();
    expect(longTime(181)).toEqual({ hours: 0, minutes: 3 });
    expect(longTime(86_399)).toEqual({ hours: 23, minutes: 59 });
    const course = { opponent: "Bob", yourTurn: true, expired: 0 };
    expect(courseText(shippedRules, { ...course, seconds: 86_399 })).toContain("23 h 59 min left.");
    expect(courseText(shippedRules, { ...course, seconds: 120 })).toContain("120 s left.");
  });
});
