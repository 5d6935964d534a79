import type { Creature } from "../../battle/state/creature.ts";
import { formOf, rarityOf } from "../../battle/stats/card-values.ts";
import { creaturePower } from "../../creatures/creature.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";

/** The deck power of one creature, not rounded (`PVP-022`, `CON-66`). */
export function deckPowerOf(rules: RuleSet, creature: Creature): number {
  const { mode, rarity, perForm } = rules.pvp.deckPower;
  const grown = perForm * formOf(creature) + creaturePower(creature);
  const multiplier = rarity[rarityOf(creature)];
  return mode === "additive" ? multiplier + grown : multiplier * grown;
}

/** The deck power that the matchmaking screen shows; nobody is matched by it (`CON-66`). */
export function deckPower(rules: RuleSet, creatures: readonly Creature[]): number {
  return Math.round(creatures.reduce((sum, creature) => sum + deckPowerOf(rules, creature), 0));
}
