import { describe, expect, it } from "vitest";
import {
  cannotEvolveYet,
  creaturePower,
  evolve,
  noProgress,
  type OwnedCreature,
  upgradeStats,
  whyNotEvolve,
} from "../../../rules/index.ts";
import { owned, rules, stats, withUpgrades } from "./owned-creature.ts";

function evolved(creature: OwnedCreature): OwnedCreature {
  const grown = evolve(rules, creature);
  if (!grown.ok) throw new Error(grown.refusal.text);
  return grown.creature;
}

describe("an evolution", () => {
  it("from egg to form 1 adds 1 to all stats (LED-176)", () => {
    expect(evolved(withUpgrades(0, 3))).toMatchObject({ form: 1, stats: stats(10) });
  });

  it("from form 1 to 2 adds 1 to all and half a point to each of two specialties (LED-177, CON-33)", () => {
    expect(evolved(withUpgrades(1, 3)).stats).toEqual(stats(10, { strength: 10.5, stamina: 10.5 }));
  });

  it("from form 1 to 2 adds 1 to all and a whole point to a single specialty (LED-177, CON-33)", () => {
    const hugbloom = withUpgrades(1, 3, { species_id: "hugbloom", specialty_stats: ["stamina"] });
    expect(evolved(hugbloom).stats).toEqual(stats(10, { stamina: 11 }));
  });

  it("from form 2 to 3 adds 2 to all stats (LED-178)", () => {
    expect(evolved(withUpgrades(2, 3))).toMatchObject({ form: 3, stats: stats(11) });
  });

  it("resets the progress and does not change the given creature (LED-169)", () => {
    const creature = withUpgrades(0, 3);
    expect(evolved(creature).evolution_progress).toEqual(noProgress());
    expect(creature.form).toBe(0);
  });

  it.each([
    [0, "3 more stat upgrades needed before evolving"],
    [1, "2 more stat upgrades needed before evolving"],
    [2, "1 more stat upgrades needed before evolving"],
  ])("after %i upgrades is refused: %s (LED-172, LED-173, CON-83)", (done, text) => {
    for (const form of [0, 1, 2]) {
      const creature = withUpgrades(form, done);
      expect(whyNotEvolve(rules, creature)?.text).toBe(text);
      expect(evolve(rules, creature)).toMatchObject({ ok: false, refusal: { text } });
      expect(cannotEvolveYet(rules, creature)).toBe("This creature cannot evolve yet");
    }
  });

  it("is refused in the last form, whatever was upgraded (LED-172, LED-173)", () => {
    for (const done of [0, 3]) {
      const creature = withUpgrades(3, done);
      expect(whyNotEvolve(rules, creature)?.text).toBe("Already at final form");
      expect(cannotEvolveYet(rules, creature)).toBeNull();
    }
  });

  it.each([
    ["a form that is none", withUpgrades(-1, 3)],
    ["a form between two", withUpgrades(0.5, 3)],
    ["progress that is no number", withUpgrades(0, Number.NaN)],
  ])("of %s is refused: cannot evolve at this time (LED-173)", (_, creature) => {
    expect(whyNotEvolve(rules, creature)?.text).toBe("cannot evolve at this time");
    expect(evolve(rules, creature).ok).toBe(false);
  });

  it("with all upgrades done is not refused (LED-172)", () => {
    for (const form of [0, 1, 2]) expect(whyNotEvolve(rules, withUpgrades(form, 3))).toBeNull();
  });
});

describe("the growth of a creature from egg to last form", () => {
  it.each([
    ["Common", 9, 92],
    ["Rare", 10, 97],
    ["Epic", 11, 102],
    ["Legendary", 12, 107],
  ] as const)("gives a %s egg of %i a stat total of %i (GAP-21, LED-169)", (rarity, egg, total) => {
    let creature = owned({ rarity, stats: stats(egg, { strength: egg + 1, stamina: egg + 1 }) });
    for (let form = 0; form <= 3; form++) {
      for (let upgrade = 0; upgrade < 3; upgrade++) {
        const grown = upgradeStats(rules, creature, { strength: 2 });
        if (!grown.ok) throw new Error(grown.refusal.text);
        creature = grown.creature;
      }
      if (form < 3) creature = evolved(creature);
    }
    expect(creaturePower(creature)).toBe(total);
  });
});
