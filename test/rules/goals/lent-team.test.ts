import { describe, expect, it } from "vitest";
import {
  DIFFICULTIES,
  lentTeam,
  lentTeams,
  newRandom,
  type OwnedItem,
  type RuleSet,
  requirementTeam,
  shippedRules as rules,
} from "../../../rules/index.ts";

/** Rules as releases had them whose lent teams could hold copies. */
const earlier: RuleSet = { ...rules, team: { ...rules.team, lent: { differentItems: false } } };
const SEEDS = Array.from({ length: 30 }, (_, index) => `seed-${index}`);
const countOf = (items: readonly OwnedItem[]) => new Set(items.map(({ name }) => name)).size;

describe("a lent team", () => {
  it.each(DIFFICULTIES)(
    "holds on %s three different tools and three different spells (CON-93, GAP-31)",
    (difficulty) => {
      for (const seed of SEEDS) {
        const { tools, spells } = lentTeam(rules, seed, difficulty);
        expect([tools.length, countOf(tools)], seed).toEqual([3, 3]);
        expect([spells.length, countOf(spells)], seed).toEqual([3, 3]);
      }
    },
  );

  it("holds different tools and spells also between friends (GAP-61, GAP-31)", () => {
    for (const seed of SEEDS)
      for (const { tools, spells } of lentTeams(rules, newRandom(seed)))
        expect([countOf(tools), countOf(spells)], seed).toEqual([tools.length, spells.length]);
  });

  it("has the creatures that its seed always drew, which players may have named (CON-93, GAP-72)", () => {
    for (const seed of SEEDS)
      expect(lentTeam(rules, seed, "hard").creatures).toEqual(lentTeam(earlier, seed, "hard").creatures);
  });

  it("holds copies under the rules of an earlier release, as that release lent it (GAP-72)", () => {
    const teams = SEEDS.map((seed) => lentTeam(earlier, seed, "hard"));
    expect(teams).toEqual(SEEDS.map((seed) => requirementTeam(earlier, newRandom(seed), "hard")));
    expect(teams.some(({ tools }) => countOf(tools) < tools.length)).toBe(true);
  });

  it("holds copies only where the rules have fewer kinds than it has places", () => {
    const [only = "", other = ""] = Object.keys(rules.tools);
    const { [only]: first, [other]: second } = rules.tools;
    const poor = { ...rules, tools: { [only]: first, [other]: second } } as RuleSet;
    const { tools } = lentTeam(poor, "poor", "easy");
    expect([tools.length, countOf(tools)]).toEqual([3, 2]);
  });
});
