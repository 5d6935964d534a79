import { describe, expect, it } from "vitest";
import {
  type CreatureMint,
  mintCreature,
  newRandom,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
} from "../../../rules/index.ts";
import { rules } from "./owned-creature.ts";

const MINTS = 6000;
const random = newRandom("mint");
const mints: CreatureMint[] = Array.from({ length: MINTS }, (_, index) =>
  mintCreature(rules, random, { creatureId: `creature-${index}`, itemId: `item-${index}` }),
);

function share(holds: (one: CreatureMint) => boolean): number {
  return mints.filter(holds).length / MINTS;
}

/** Five standard deviations of a share over all mints: a wrong odd falls out, a fair one never does. */
function tolerance(odds: number): number {
  return 5 * Math.sqrt((odds * (1 - odds)) / MINTS);
}

const ODDS: [Rarity, number][] = [
  ["Common", 0.6],
  ["Rare", 0.25],
  ["Epic", 0.11],
  ["Legendary", 0.04],
];

describe("a minted egg", () => {
  it.each(Object.keys(rules.species))("is a %s one time in ten (GAP-21)", (species) => {
    expect(Math.abs(share(({ creature }) => creature.species_id === species) - 0.1)).toBeLessThan(
      tolerance(0.1),
    );
  });

  it.each(ODDS)("is %s with its documented share: %f (GAP-21)", (rarity, odds) => {
    expect(Math.abs(share(({ creature }) => creature.rarity === rarity) - odds)).toBeLessThan(
      tolerance(odds),
    );
  });

  it("has 4, 5, 6 or 7 in every stat by rarity, and 2 more on each of two specialties or 3 on one (GAP-21)", () => {
    for (const { creature } of mints) {
      const base = 4 + RARITIES.indexOf(creature.rarity);
      const specialties: StatName[] = rules.species[creature.species_id]?.specialties ?? [];
      const more = specialties.length === 1 ? 3 : 2;
      expect(creature.specialty_stats).toEqual(specialties);
      for (const name of STAT_NAMES)
        expect(creature.stats[name]).toBe(base + (specialties.includes(name) ? more : 0));
    }
  });

  it("is new: form 0, no progress, no fusion, the token of its species (GAP-21, GAP-22, GAP-23)", () => {
    expect(mints.find(({ creature }) => creature.species_id === "hugbloom")?.creature).toMatchObject({
      species_name: "Hugbloom",
      form: 0,
      combination_level: 0,
      final_form_upgrades: 0,
      preferred_token: "HUG",
      evolution_progress: { stat_upgrades_completed: 0, total_points_allocated: 0 },
    });
  });

  it("depends on the seed alone (GAP-21)", () => {
    const again = newRandom("mint");
    const ids = { creatureId: "creature-0", itemId: "item-0" };
    expect(mintCreature(rules, again, ids)).toEqual(mints[0]);
  });

  it("costs 250 XRD (CST-015)", () => {
    expect(rules.mint.price).toEqual({ amount: 250, token: "XRD" });
  });
});

describe("a bonus item", () => {
  it("is a tool in 60 of 100 cases, else a spell (GAP-21)", () => {
    expect(Math.abs(share(({ bonusItem }) => bonusItem.kind === "tool") - 0.6)).toBeLessThan(tolerance(0.6));
  });

  it.each(ODDS)("is %s with its documented share: %f (GAP-21)", (rarity, odds) => {
    expect(Math.abs(share(({ bonusItem }) => bonusItem.item.rarity === rarity) - odds)).toBeLessThan(
      tolerance(odds),
    );
  });

  it("is one of the five of its kind, all equally likely, with its type and effect (GAP-21)", () => {
    for (const [kind, rows, odds] of [
      ["tool", rules.tools, 0.12],
      ["spell", rules.spells, 0.08],
    ] as const)
      for (const [name, { type, effect }] of Object.entries(rows)) {
        const those = mints.filter(
          ({ bonusItem }) => bonusItem.kind === kind && bonusItem.item.name === name,
        );
        expect(Math.abs(those.length / MINTS - odds), name).toBeLessThan(tolerance(odds));
        expect(those[0]?.bonusItem.item).toMatchObject({ name, type, effect });
      }
  });
});
