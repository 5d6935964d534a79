import { pick, rollRarity } from "../battle/enemy/generate-enemy.ts";
import type { Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import { type RandomState, roll } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { drawnItems } from "./drawn-items.ts";
import { grownTo } from "./grown-creature.ts";
import { type Draft, meetAverage, newDraft } from "./meet-average.ts";

const ITEMS = 3;

/**
 * The team for measuring balance (`GAP-38`, `GAP-21`): as many creatures as the difficulty requires, in random order,
 * not fused, grown as minting, upgrades and evolution allow so that their average just meets the requirement; a higher
 * form may fill the place of a lower one (`CON-87`). With three tools and three spells.
 * @param hasDifferentItems whether no tool and no spell comes twice
 */
export function requirementTeam(
  rules: RuleSet,
  random: RandomState,
  difficulty: Difficulty,
  hasDifferentItems = false,
): Deck {
  const { form3, form2, form1, averageStats } = rules.difficulty[difficulty].requirement;
  const forms = [...Array(form3).fill(3), ...Array(form2).fill(2), ...Array(form1).fill(1)] as number[];
  const drafts = shuffled(random, forms).map((form): Draft => {
    const species = pick(random, Object.keys(rules.species));
    return newDraft(rules, species, rollRarity(random, rules.mint.rarity), form);
  });
  meetAverage(rules, random, drafts, averageStats);
  return {
    creatures: drafts.map((draft, index) =>
      grownTo(rules, random, { ...draft, id: `creature-${index + 1}` }),
    ),
    tools: drawnItems(rules, random, "tools", ITEMS, hasDifferentItems),
    spells: drawnItems(rules, random, "spells", ITEMS, hasDifferentItems),
  };
}

function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(roll(random) * left.length), 1));
}
