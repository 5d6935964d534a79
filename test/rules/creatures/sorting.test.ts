import { describe, expect, it } from "vitest";
import {
  creaturePower,
  effectiveStat,
  effectiveStats,
  type OwnedCreature,
  SORT_KEYS,
  type SortKey,
  sortCreatures,
  sortForTeam,
} from "../../../rules/index.ts";
import { owned, stats } from "./owned-creature.ts";

const CREATURES: OwnedCreature[] = [
  owned({ id: "a", species_name: "Hugbloom", form: 1, rarity: "Legendary", stats: stats(10) }),
  owned({ id: "b", species_name: "Bullx", form: 3, rarity: "Common", stats: stats(10) }),
  owned({ id: "c", species_name: "Corvax", form: 3, rarity: "Epic", stats: stats(8) }),
  owned({ id: "d", species_name: "Etherion", form: 3, rarity: "Epic", stats: stats(9) }),
  owned({ id: "e", species_name: "Cudoge", form: 0, rarity: "Rare", stats: stats(20) }),
  owned({ id: "f", species_name: "Bullx", form: 3, rarity: "Common", stats: stats(10) }),
];

function order(sorted: readonly OwnedCreature[]): string {
  return sorted.map(({ id }) => id).join("");
}

describe("creature power", () => {
  it("is the sum of the stats with their fusion bonus (BAT-068, CON-67, GAP-23)", () => {
    expect(creaturePower(owned())).toBe(45);
    const fused = owned({ bonus_stats: stats(0, { magic: 3 }) });
    expect(creaturePower(fused)).toBe(48);
    expect(effectiveStat(fused, "magic")).toBe(12);
    expect(effectiveStats(fused)).toEqual(stats(9, { magic: 12 }));
  });

  it("counts a stat that is missing or no number as 0 (BAT-068)", () => {
    const { speed: _, ...rest } = stats(9, { magic: Number.NaN });
    expect(creaturePower(owned({ stats: rest as OwnedCreature["stats"] }))).toBe(27);
  });
});

describe("the order of creatures", () => {
  it("in the team selector is form, then rarity, then power, highest first (BAT-014, CON-67)", () => {
    expect(order(sortForTeam(CREATURES))).toBe("dcbfae");
  });

  it.each<[SortKey, string]>([
    ["rarity", "adcebf"],
    ["form", "dcbfae"],
    ["name", "bfceda"],
    ["power", "ebfadc"],
  ])("in PvP by %s is %s (PVP-003, PVP-009, CON-67)", (key, expected) => {
    expect(order(sortCreatures(CREATURES, key))).toBe(expected);
  });

  it("does not depend on the previous order, and does not change the given list (PVP-003)", () => {
    const reversed = [...CREATURES].reverse();
    for (const key of SORT_KEYS)
      expect(order(sortCreatures(reversed, key))).toBe(order(sortCreatures(CREATURES, key)));
    expect(order(reversed)).toBe("fedcba");
  });
});
