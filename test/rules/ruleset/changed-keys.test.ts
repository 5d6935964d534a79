import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { changedKeys, loadRules } from "../../../rules/validation.ts";

describe("the keys in which two rule sets differ", () => {
  it("are named in full, with both values, and a list is one value (GAP-51)", () => {
    const loaded = loadRules({ battle: { costs: { attack: 3 } }, rewards: { survivorTiers: [[2, 0.5]] } });
    const { costs } = shippedRules.battle;
    const keys = loaded.ok ? changedKeys(shippedRules, loaded.rules) : [];
    expect(keys).toContainEqual({ key: "battle.costs.attack", before: costs.attack, after: 3 });
    expect(keys).toContainEqual({
      key: "rewards.survivorTiers",
      before: shippedRules.rewards.survivorTiers,
      after: [[2, 0.5]],
    });
    expect(keys).toHaveLength(2);
    expect(changedKeys(shippedRules, shippedRules)).toEqual([]);
  });
});
