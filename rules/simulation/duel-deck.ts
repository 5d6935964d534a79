import type { Deck } from "../battle/setup/new-battle.ts";
import { LAST_FORM } from "../battle/state/creature.ts";
import { type RandomState, rollBetween } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { drawnItems } from "./drawn-items.ts";
import { grownCreature } from "./grown-creature.ts";

/** A full PvP deck: creatures of any species and form, as many tools and spells as are allowed (`GAP-39`). */
export function duelDeck(rules: RuleSet, random: RandomState): Deck {
  const { max, tools, spells } = rules.pvp.team;
  return {
    creatures: Array.from({ length: max }, (_, index) =>
      grownCreature(rules, random, rollBetween(random, 0, LAST_FORM), `creature-${index + 1}`),
    ),
    tools: drawnItems(rules, random, "tools", tools),
    spells: drawnItems(rules, random, "spells", spells),
  };
}
