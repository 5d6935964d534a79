import type { Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import { type Creature, STAT_NAMES } from "../battle/state/creature.ts";
import { type RandomState, roll } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { drawnItems } from "./drawn-items.ts";
import { grownCreature, raise } from "./grown-creature.ts";

const ITEMS = 3;

/**
 * The team for measuring balance (`GAP-38`): exactly the creatures of each form that the difficulty requires,
 * in random order, not fused, with stats raised to the required average, three tools and three spells.
 */
export function requirementTeam(rules: RuleSet, random: RandomState, difficulty: Difficulty): Deck {
  const { form3, form2, form1, averageStats } = rules.difficulty[difficulty].requirement;
  const forms = [...Array(form3).fill(3), ...Array(form2).fill(2), ...Array(form1).fill(1)] as number[];
  const creatures = shuffled(random, forms).map((form, index) =>
    grownCreature(rules, random, form, `creature-${index + 1}`),
  );
  raiseToAverage(rules, random, creatures, averageStats);
  return {
    creatures,
    tools: drawnItems(rules, random, "tools", ITEMS),
    spells: drawnItems(rules, random, "spells", ITEMS),
  };
}

/** Adds points, one creature after the other, until the team reaches the average stat total. */
export function raiseToAverage(
  rules: RuleSet,
  random: RandomState,
  creatures: readonly Creature[],
  average: number,
) {
  let missing = average * creatures.length - creatures.reduce((sum, { stats }) => sum + totalOf(stats), 0);
  while (missing > 0)
    for (const creature of creatures) {
      if (missing <= 0) return;
      raise(rules, random, creature, 1);
      missing -= 1;
    }
}

function totalOf(stats: Creature["stats"]): number {
  return STAT_NAMES.reduce((sum, name) => sum + stats[name], 0);
}

function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(roll(random) * left.length), 1));
}
