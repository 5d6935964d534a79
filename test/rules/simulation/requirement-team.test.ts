import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
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
    "has on %s exactly the required forms, three tools and three spells (GAP-38, BAT-108)",
    (difficulty) => {
      const { form3, form2, form1, averageStats } = shippedRules.difficulty[difficulty].requirement;
      for (let drawn = 0; drawn < 50; drawn++) {
        const { creatures, tools, spells } = requirementTeam(shippedRules, random, difficulty);
        const count = (form: number) => creatures.filter((creature) => creature.form === form).length;
        expect([count(3), count(2), count(1), count(0)]).toEqual([form3, form2, form1, 0]);
        expect(new Set(creatures.map(({ id }) => id)).size).toBe(creatures.length);
        expect(creatures.every(({ combination_level }) => combination_level === 0)).toBe(true);
        const total = creatures.reduce((sum, creature) => sum + creaturePower(creature), 0);
        expect(total / creatures.length).toBeGreaterThanOrEqual(averageStats);
        expect([tools.length, spells.length]).toEqual([3, 3]);
      }
    },
  );

  it("draws species evenly and rarities by the odds of a mint (GAP-38, GAP-21)", () => {
    const drawn = Array.from(
      { length: 500 },
      () => requirementTeam(shippedRules, random, "expert").creatures,
    ).flat();
    const share = (isOne: (creature: (typeof drawn)[number]) => boolean) =>
      drawn.filter(isOne).length / drawn.length;
    for (const species of Object.keys(shippedRules.species))
      expect(
        share(({ species_id }) => species_id === species),
        species,
      ).toBeCloseTo(0.1, 1);
    expect(share(({ rarity }) => rarity === "Common")).toBeCloseTo(0.6, 1);
    expect(share(({ rarity }) => rarity === "Rare")).toBeCloseTo(0.25, 1);
    expect(share(({ rarity }) => rarity === "Epic")).toBeCloseTo(0.11, 1);
    expect(share(({ rarity }) => rarity === "Legendary")).toBeCloseTo(0.04, 1);
  });

  it("raises low stats to exactly the required average (GAP-38)", () => {
    const poor = loadRules({ mint: { eggStats: { Common: 1, Rare: 1, Epic: 1, Legendary: 1 } } });
    if (!poor.ok) throw new Error(poor.problems.join("\n"));
    const { creatures } = requirementTeam(poor.rules, random, "expert");
    const total = creatures.reduce((sum, creature) => sum + creaturePower(creature), 0);
    expect(total / creatures.length).toBeCloseTo(75, 10);
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
