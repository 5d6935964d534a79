import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type Creature, STAT_NAMES, type StatName, type Stats } from "../state/creature.ts";
import {
  formOf,
  fusionOf,
  nameOf,
  rarityOf,
  specialtiesOf,
  statOf,
  statValues,
} from "../stats/card-values.ts";

/**
 * The card itself where nothing on it is missing or senseless, else a copy on which only sound values are
 * left, so that no NaN ever gets into a battle.
 */
export function soundCard(rules: RuleSet, creature: Creature): Creature {
  return isSound(creature) ? creature : mended(rules, creature);
}

function isSound(creature: Creature): boolean {
  for (const value of statValues(creature)) if (Number.isNaN(value)) return false;
  return (
    formOf(creature) === creature.form &&
    rarityOf(creature) === creature.rarity &&
    fusionOf(creature) === creature.combination_level &&
    hasSoundBonus(creature) &&
    specialtiesOf(creature).length === creature.specialty_stats?.length &&
    typeof creature.species_name === "string" &&
    creature.species_name !== ""
  );
}

function mended(rules: RuleSet, creature: Creature): Creature {
  const { image_url } = creature;
  return {
    id: creature.id,
    species_id: creature.species_id,
    species_name: nameOf(rules, creature),
    form: formOf(creature),
    rarity: rarityOf(creature),
    ...(typeof image_url === "string" ? { image_url } : {}),
    stats: mendedStats(rules, creature),
    specialty_stats: specialtiesOf(creature),
    combination_level: fusionOf(creature),
  };
}

function hasSoundBonus({ bonus_stats: bonus }: Creature): boolean {
  return bonus === undefined || STAT_NAMES.every((name) => Number.isFinite(bonus[name]) && bonus[name] >= 0);
}

/** Stats with their fusion bonus in them; a missing one becomes the stated default of a caster's magic. */
function mendedStats(rules: RuleSet, creature: Creature): Stats {
  const { magic: missing } = rules.battle.missing;
  const of = (name: StatName) => statOf(creature, name) ?? missing;
  return {
    energy: of("energy"),
    strength: of("strength"),
    magic: of("magic"),
    stamina: of("stamina"),
    speed: of("speed"),
  };
}
