import { describe, expect, it } from "vitest";
import { DIFFICULTIES, type Difficulty } from "../../../rules/battle/state/battle.ts";
import {
  creaturePower,
  evolve,
  mintCreature,
  newRandom,
  type OwnedCreature,
  shippedRules,
  upgradeStats,
} from "../../../rules/index.ts";
import { grownCreature } from "../../../rules/simulation/grown-creature.ts";
import { requirementTeam } from "../../../rules/simulation/requirement-team.ts";
import { loadRules } from "../../../rules/validation.ts";

const random = newRandom("teams");

describe("the team for measuring balance", () => {
  it.each(DIFFICULTIES)(
    "has on %s just the required average, the forms or higher ones, three tools and three spells (GAP-21, GAP-38, BAT-108, CON-87)",
    (difficulty) => {
      const { form3, form2, form1, averageStats } = shippedRules.difficulty[difficulty].requirement;
      for (let drawn = 0; drawn < 50; drawn++) {
        const { creatures, tools, spells } = requirementTeam(shippedRules, random, difficulty);
        const count = (form: number) => creatures.filter((creature) => creature.form === form).length;
        expect(creatures).toHaveLength(form3 + form2 + form1);
        expect(count(3)).toBeGreaterThanOrEqual(form3);
        expect(count(3) + count(2)).toBeGreaterThanOrEqual(form3 + form2);
        expect(count(0)).toBe(0);
        expect(new Set(creatures.map(({ id }) => id)).size).toBe(creatures.length);
        expect(creatures.every(({ combination_level }) => combination_level === 0)).toBe(true);
        const total = creatures.reduce((sum, creature) => sum + creaturePower(creature), 0);
        expect(total).toBeGreaterThanOrEqual(averageStats * creatures.length);
        expect(total).toBeLessThan(averageStats * creatures.length + 1);
        expect([tools.length, spells.length]).toEqual([3, 3]);
      }
    },
  );

  it("draws species evenly, and rarer creatures where the requirement asks for them (GAP-38, GAP-21)", () => {
    const drawn = (difficulty: Difficulty) =>
      Array.from({ length: 300 }, () => requirementTeam(shippedRules, random, difficulty).creatures).flat();
    const [easy, expert] = [drawn("easy"), drawn("expert")];
    const share = (all: typeof easy, isOne: (one: (typeof easy)[number]) => boolean) =>
      all.filter(isOne).length / all.length;
    for (const species of Object.keys(shippedRules.species))
      expect(
        share(expert, ({ species_id }) => species_id === species),
        species,
      ).toBeCloseTo(0.1, 1);
    expect(share(easy, ({ rarity }) => rarity === "Common")).toBeGreaterThan(0.6);
    expect(share(expert, ({ rarity }) => rarity === "Common")).toBeLessThan(0.2);
    expect(share(expert, ({ rarity }) => rarity === "Legendary")).toBeGreaterThan(0.2);
  });

  it("has no more points than minting, upgrading and evolving give (GAP-21)", () => {
    for (const difficulty of DIFFICULTIES)
      for (const { rarity, form, specialty_stats, stats } of requirementTeam(shippedRules, random, difficulty)
        .creatures) {
        const egg = 5 * shippedRules.mint.eggStats[rarity] + (specialty_stats.length === 1 ? 3 : 4);
        const evolved = [0, 5, 11, 21][form] ?? 0;
        const points = Object.values(stats).reduce((sum, stat) => sum + stat) - egg - evolved;
        expect(points).toBeGreaterThanOrEqual(3 * form);
        expect(points).toBeLessThanOrEqual(6 * form + 6);
      }
  });

  it("is as strong as growth allows where that does not meet the requirement (GAP-21)", () => {
    const poor = loadRules({ mint: { eggStats: { Common: 1, Rare: 1, Epic: 1, Legendary: 1 } } });
    if (!poor.ok) throw new Error(poor.problems.join("\n"));
    const { creatures } = requirementTeam(poor.rules, random, "expert");
    expect(new Set(creatures.map(({ form, rarity }) => `${rarity} ${form}`))).toEqual(
      new Set(["Legendary 3"]),
    );
  });
});

describe("a grown creature", () => {
  it.each([0, 1, 2, 3])(
    "of form %i has as many points as minting, upgrading and evolving give (GAP-21, CON-33)",
    (form) => {
      const grown = grownCreature(shippedRules, random, form, "grown");
      const twin = bornAs(grown.rarity, grown.species_id);
      expect(creaturePower(grown)).toBe(creaturePower(raisedByRules(twin, form)));
    },
  );
});

/** A freshly minted egg of that rarity and species. */
function bornAs(rarity: string, species: string): OwnedCreature {
  for (;;) {
    const { creature } = mintCreature(shippedRules, random, { creatureId: "egg", itemId: "item" });
    if (creature.rarity === rarity && creature.species_id === species) return creature;
  }
}

function raisedByRules(egg: OwnedCreature, form: number): OwnedCreature {
  let creature = egg;
  while (creature.form < form) {
    for (let upgrade = 0; upgrade < 3; upgrade++)
      creature = certain(upgradeStats(shippedRules, creature, { magic: 2 }));
    creature = certain(evolve(shippedRules, creature));
  }
  return creature;
}

function certain(grown: ReturnType<typeof evolve>): OwnedCreature {
  if (!grown.ok) throw new Error(grown.refusal.text);
  return grown.creature;
}
