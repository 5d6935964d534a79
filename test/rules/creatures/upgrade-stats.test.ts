import { describe, expect, it } from "vitest";
import {
  type Allocation,
  type OwnedCreature,
  upgradeStats,
  upgradesLeft,
  whyNotUpgrade,
  whyNotUpgradeStats,
} from "../../../rules/index.ts";
import { owned, rules, stats, withUpgrades } from "./owned-creature.ts";

function upgraded(creature: OwnedCreature, allocation: Allocation): OwnedCreature {
  const grown = upgradeStats(rules, creature, allocation);
  if (!grown.ok) throw new Error(grown.refusal.text);
  return grown.creature;
}

describe("a stat upgrade", () => {
  it("adds its points and counts them by stat and in total (LED-158, CST-015)", () => {
    const once = upgraded(owned(), { energy: 1, speed: 1 });
    expect(once.stats).toEqual(stats(9, { energy: 10, speed: 10 }));
    expect(upgraded(once, { speed: 1 }).evolution_progress).toEqual({
      stat_upgrades_completed: 2,
      energy_allocated: 1,
      strength_allocated: 0,
      magic_allocated: 0,
      stamina_allocated: 0,
      speed_allocated: 2,
      total_points_allocated: 3,
    });
  });

  it("may give both points to one stat (LED-158)", () => {
    expect(upgraded(owned(), { magic: 2 }).stats).toEqual(stats(9, { magic: 11 }));
  });

  it("does not change the given creature (LED-171)", () => {
    const creature = owned();
    const before = JSON.stringify(creature);
    upgraded(creature, { magic: 2 });
    expect(JSON.stringify(creature)).toBe(before);
  });

  it.each<[string, Allocation, string]>([
    ["no point", {}, "Please allocate at least one stat point"],
    ["zeros", stats(0), "Please allocate at least one stat point"],
    ["three points on one stat", { energy: 3 }, "Cannot allocate more than 2 points"],
    ["one point on each stat", stats(1), "Cannot allocate more than 2 points"],
    ["a negative point", { energy: -1 }, "Stat points must be whole numbers and not negative"],
    [
      "a negative point made up for",
      { energy: 3, speed: -1 },
      "Stat points must be whole numbers and not negative",
    ],
    ["a fraction", { energy: 0.5, speed: 0.5 }, "Stat points must be whole numbers and not negative"],
    ["no number", { energy: Number.NaN }, "Stat points must be whole numbers and not negative"],
    ["infinity", { energy: Number.POSITIVE_INFINITY }, "Stat points must be whole numbers and not negative"],
  ])("with %s is refused (LED-158, LED-159)", (_, allocation, text) => {
    expect(whyNotUpgradeStats(rules, owned(), allocation)?.text).toBe(text);
    expect(upgradeStats(rules, owned(), allocation)).toMatchObject({ ok: false, refusal: { text } });
  });

  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
    [7, 0],
  ])("below form 3 leaves, after %i upgrades, %i more (LED-160, LED-169, LED-171)", (done, left) => {
    for (const form of [0, 1, 2]) {
      const creature = withUpgrades(form, done);
      expect(upgradesLeft(rules, creature)).toBe(left);
      expect(whyNotUpgrade(rules, creature)?.text).toBe(
        left > 0 ? undefined : "All 3 stat upgrades of this form are done",
      );
    }
  });

  it("is refused because of its creature before its points are checked (LED-160)", () => {
    expect(whyNotUpgradeStats(rules, withUpgrades(0, 3), {})?.code).toBe("upgrades_done");
  });
});

describe("a level-up in the last form", () => {
  it("is allowed three times, then 'Maximum level reached' (LED-160, LED-170)", () => {
    let creature = owned({ form: 3 });
    for (const level of [1, 2, 3]) {
      creature = upgraded(creature, { stamina: 2 });
      expect(creature.final_form_upgrades).toBe(level);
    }
    expect(creature.stats.stamina).toBe(15);
    expect(creature.evolution_progress).toMatchObject({ stat_upgrades_completed: 0, stamina_allocated: 6 });
    expect(whyNotUpgradeStats(rules, creature, { stamina: 1 })?.text).toBe("Maximum level reached");
    expect(upgradeStats(rules, creature, { stamina: 1 }).ok).toBe(false);
  });
});
