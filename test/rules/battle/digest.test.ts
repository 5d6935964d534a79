import { describe, expect, it } from "vitest";
import { DIGEST, digestOfBattles } from "./digest.ts";
import { rules } from "./support/scene.ts";

describe("a thousand random battles", () => {
  it("have the recorded digest, the same in every JavaScript engine (GAP-51)", { timeout: 60_000 }, () => {
    expect(
      digestOfBattles(rules, DIGEST.battles),
      "rules changed on purpose? write the new digest down",
    ).toBe(DIGEST.value);
  });
});
