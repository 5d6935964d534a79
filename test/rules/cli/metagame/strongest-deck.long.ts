import { describe, expect, it } from "vitest";
import { metagameOf } from "./play-here.ts";

describe("npm run metagame against expert", () => {
  it("finds that Babylon Keystone is the strongest tool, and a deck with Keystones that wins 4 in 5", async () => {
    const { result } = await metagameOf([
      "--mode",
      "ai",
      "--battles",
      "300",
      "--grow",
      "1",
      "--compare",
      "no",
    ]);
    const [item] = result.items;
    expect(item?.name).toBe("Babylon Keystone");
    expect(item?.points.low).toBeGreaterThan(0.15);
    const [best] = result.decks;
    expect(best?.field.low).toBeGreaterThan(0.8);
    expect(best?.content).toContain("Babylon Keystone");
    const [search] = result.searches;
    expect(search?.rate.low).toBeGreaterThan((search?.before ?? 1) - 0.05);
    const worst = [...result.without].sort((one, other) => one.change.value - other.change.value)[0];
    expect(worst?.name).toBe("Babylon Keystone");
  });
});
