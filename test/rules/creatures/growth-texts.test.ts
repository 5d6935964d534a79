import { describe, expect, it } from "vitest";
import {
  effectDescription,
  evolutionBenefits,
  formName,
  toolDescription,
  whatsNext,
} from "../../../rules/index.ts";
import { owned, rules, withUpgrades } from "./owned-creature.ts";

describe("the benefits of an evolution", () => {
  it("from egg to form 1 are one point on every stat and three new upgrades (LED-164, LED-176)", () => {
    expect(evolutionBenefits(rules, owned())).toEqual(["+1 to all stats", "3 new stat upgrades"]);
  });

  it("from form 1 to 2 share a point between two specialties, 50% each (LED-164, LED-177, CON-33)", () => {
    expect(evolutionBenefits(rules, withUpgrades(1, 3))).toEqual([
      "+1 to all stats",
      "+0.5 extra on each of its specialties, Strength and Stamina (50% boost each)",
      "3 new stat upgrades",
    ]);
  });

  it("from form 1 to 2 give a single specialty the whole point, 100% (LED-164, LED-177, CON-33)", () => {
    expect(evolutionBenefits(rules, withUpgrades(1, 3, { specialty_stats: ["stamina"] }))[1]).toBe(
      "+1 extra on Stamina, its specialty (100% boost)",
    );
  });

  it("from form 2 to 3 are two points on every stat and the level-ups of the last form (LED-164, LED-178)", () => {
    expect(evolutionBenefits(rules, withUpgrades(2, 3))).toEqual([
      "+2 to all stats",
      "3 final-form level-ups",
    ]);
  });

  it("end with the last form (LED-169)", () => {
    expect(evolutionBenefits(rules, owned({ form: 3 }))).toEqual([]);
  });
});

describe("what's next for a creature", () => {
  it("are the upgrades that remain before it can evolve (LED-157)", () => {
    expect(whatsNext(rules, withUpgrades(0, 1))).toBe(
      "Stat upgrades left in this form: 2 of 3. After the last one, your creature can evolve.",
    );
  });

  it("is its evolution when none remain (LED-157, LED-169)", () => {
    expect(whatsNext(rules, withUpgrades(1, 3))).toContain("your creature can evolve now");
  });

  it("are the level-ups of the last form, up to the maximum (LED-157, LED-170)", () => {
    expect(whatsNext(rules, owned({ form: 3, final_form_upgrades: 1 }))).toBe(
      "Final-form level-ups left: 2 of 3.",
    );
    expect(whatsNext(rules, owned({ form: 3, final_form_upgrades: 3 }))).toBe("Maximum level reached");
  });
});

describe("names and descriptions", () => {
  it("include a name for every form (LED-119)", () => {
    expect([0, 1, 2, 3].map((form) => formName(rules, form))).toEqual([
      "Egg",
      "Form 1",
      "Form 2",
      "Form 3 (Final)",
    ]);
  });

  it("include a name and a description for every effect (LED-123, GAP-30)", () => {
    const names = [
      "Energize",
      "Empower",
      "Enchant",
      "Fortify",
      "Hasten",
      "Surge",
      "Shield",
      "Echo",
      "Drain",
      "Charge",
    ] as const;
    expect(Object.keys(rules.effectCatalogue)).toEqual(names);
    const descriptions = names.map((name) => effectDescription(rules, name));
    expect(new Set(descriptions).size).toBe(names.length);
    expect(descriptions.join(" ")).not.toMatch(/[{}]/);
  });

  it("describe a tool of unknown kind by its effect (LED-120, LED-123)", () => {
    const foreign = { name: "Foreign Tool", type: "luck", effect: "Surge" };
    expect(toolDescription(rules, foreign)).toBe("A short, strong burst of power");
  });
});
