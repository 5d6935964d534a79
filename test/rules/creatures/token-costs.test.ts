import { describe, expect, it } from "vitest";
import { evolveCostOf, preferredToken, upgradeCostOf } from "../../../rules/index.ts";
import { owned, rules } from "./owned-creature.ts";

describe("the token costs of growing", () => {
  it.each([
    ["Common", [5, 10, 15, 25]],
    ["Rare", [10, 20, 30, 50]],
    ["Epic", [15, 30, 45, 75]],
    ["Legendary", [20, 40, 60, 100]],
  ] as const)("are, for a stat upgrade of a %s in form 0, 1, 2 and 3: %j (GAP-22)", (rarity, costs) => {
    for (const [form, amount] of costs.entries())
      expect(upgradeCostOf(rules, owned({ rarity, form }))).toEqual({ amount, token: "XRD" });
  });

  it.each([
    ["Common", [25, 50, 100]],
    ["Rare", [50, 100, 200]],
    ["Epic", [75, 150, 300]],
    ["Legendary", [100, 200, 400]],
  ] as const)("are, for an evolution of a %s from form 0, 1 and 2: %j (GAP-22)", (rarity, costs) => {
    for (const [form, amount] of costs.entries())
      expect(evolveCostOf(rules, owned({ rarity, form }))).toEqual({ amount, token: "XRD" });
  });

  it("do not exist for an evolution of the last form (GAP-22)", () => {
    expect(evolveCostOf(rules, owned({ form: 3 }))).toBeNull();
  });

  it.each([
    ["cvxling", "CVX"],
    ["corvax", "CVX"],
    ["fomotron", "FOMO"],
    ["hugbloom", "HUG"],
    ["bullx", "XRD"],
    ["cudoge", "XRD"],
    ["satoshium", "XRD"],
    ["minermole", "XRD"],
    ["etherion", "XRD"],
    ["xerdian", "XRD"],
    ["unheard-of", "XRD"],
  ])("are, for a %s, paid in %s (GAP-22)", (species_id, token) => {
    expect(preferredToken(rules, species_id)).toBe(token);
    expect(upgradeCostOf(rules, owned({ species_id })).token).toBe(token);
    expect(evolveCostOf(rules, owned({ species_id }))?.token).toBe(token);
  });
});
