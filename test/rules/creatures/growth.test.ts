import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Allocation,
  creaturePower,
  evolve,
  type OwnedCreature,
  STAT_NAMES,
  upgradeStats,
} from "../../../rules/index.ts";
import { owned, rules } from "./owned-creature.ts";

const allocation: fc.Arbitrary<Allocation> = fc.oneof(
  fc.constantFrom(...STAT_NAMES).map((name): Allocation => ({ [name]: 2 })),
  fc.dictionary(fc.constantFrom(...STAT_NAMES), fc.integer({ min: -1, max: 3 })),
);
const step = fc.oneof(allocation, fc.constant("evolve" as const));

function grown(creature: OwnedCreature, change: Allocation | "evolve") {
  return change === "evolve" ? evolve(rules, creature) : upgradeStats(rules, creature, change);
}

describe("any sequence of upgrades and evolutions", () => {
  it("keeps form, upgrades and points within their bounds, and a refusal changes nothing (LED-158, LED-169, LED-170)", () => {
    let finals = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 200 }), (changes) => {
        let creature = owned();
        for (const change of changes) {
          const before = JSON.stringify(creature);
          const outcome = grown(creature, change);
          expect(JSON.stringify(creature)).toBe(before);
          if (!outcome.ok) continue;
          const gained = creaturePower(outcome.creature) - creaturePower(creature);
          const most = change === "evolve" ? [5, 6, 10][creature.form] : 2;
          expect(gained).toBeGreaterThanOrEqual(1);
          expect(gained).toBeLessThanOrEqual(most ?? 0);
          creature = outcome.creature;
          expect(creature.form).toBeLessThanOrEqual(3);
          expect(creature.final_form_upgrades).toBeLessThanOrEqual(creature.form === 3 ? 3 : 0);
          expect(creature.evolution_progress.stat_upgrades_completed).toBeLessThanOrEqual(3);
        }
        if (creature.final_form_upgrades === 3) finals += 1;
        expect(creaturePower(creature)).toBeLessThanOrEqual(45 + 4 * 3 * 2 + 21);
      }),
      { seed: 158, numRuns: 100 },
    );
    expect(finals, "some creatures reached the end").toBeGreaterThan(10);
  });
});
