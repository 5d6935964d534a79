import type { Creature } from "../battle/state/creature.ts";
import { formOf, rarityOf } from "../battle/stats/card-values.ts";
import { creaturePower } from "../creatures/creature.ts";
import type { Refusal } from "../refusals/refusal.ts";
import { refusalOf } from "../refusals/refuse.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** The deck power of one creature, not rounded (`PVP-022`, `CON-66`). */
export function deckPowerOf(rules: RuleSet, creature: Creature): number {
  const { mode, rarity, perForm } = rules.pvp.deckPower;
  const grown = perForm * formOf(creature) + creaturePower(creature);
  const multiplier = rarity[rarityOf(creature)];
  return mode === "additive" ? multiplier + grown : multiplier * grown;
}

/** The deck power on the matchmaking screen; it does not influence the matching (`CON-66`). */
export function deckPower(rules: RuleSet, creatures: readonly Creature[]): number {
  return Math.round(creatures.reduce((sum, creature) => sum + deckPowerOf(rules, creature), 0));
}

/** Ids of the creatures, tools and spells for a battle. */
export interface DeckChoice {
  creatures: readonly string[];
  tools: readonly string[];
  spells: readonly string[];
}

/** Why a deck may not join the queue, or null (`PVP-006` to `PVP-008`). Ownership is checked elsewhere. */
export function whyNotQueue(rules: RuleSet, { creatures, tools, spells }: DeckChoice): Refusal | null {
  const { team } = rules.pvp;
  if (creatures.length < team.min) return refusalOf(rules, "pvp_no_creature");
  if (creatures.length > team.max) return refusalOf(rules, "pvp_too_many_creatures", { n: team.max });
  if (tools.length > team.tools) return refusalOf(rules, "pvp_too_many_tools", { n: team.tools });
  if (spells.length > team.spells) return refusalOf(rules, "pvp_too_many_spells", { n: team.spells });
  const repeats = [creatures, tools, spells].some((ids) => new Set(ids).size < ids.length);
  return repeats ? refusalOf(rules, "pvp_duplicate") : null;
}
