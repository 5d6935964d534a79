import type { RuleSet } from "../../ruleset/rule-set.ts";
import { type Creature, STAT_NAMES, type Stats } from "../state/creature.ts";
import { bitCount, type CardValues, nameOf } from "../stats/card-values.ts";

/**
 * Returns the card, or a sanitised copy if a value is missing or invalid, so that no NaN gets into a battle.
 */
export function sanitizeCard(rules: RuleSet, creature: Creature, card: CardValues): Creature {
  return isSound(creature, card) ? creature : mended(rules, creature, card);
}

function isSound(creature: Creature, { stats, specialtyMask, form, rarity, fusion }: CardValues): boolean {
  for (const value of stats) if (Number.isNaN(value)) return false;
  return (
    form === creature.form &&
    rarity === creature.rarity &&
    fusion === creature.combination_level &&
    hasSoundBonus(creature) &&
    bitCount(specialtyMask) === creature.specialty_stats?.length &&
    typeof creature.species_name === "string" &&
    creature.species_name !== ""
  );
}

function mended(rules: RuleSet, creature: Creature, card: CardValues): Creature {
  const { image_url } = creature;
  return {
    id: creature.id,
    species_id: creature.species_id,
    species_name: nameOf(rules, creature),
    form: card.form,
    rarity: card.rarity,
    ...(typeof image_url === "string" ? { image_url } : {}),
    stats: mendedStats(rules, card),
    specialty_stats: STAT_NAMES.filter((_, index) => card.specialtyMask & (1 << index)),
    combination_level: card.fusion,
  };
}

function hasSoundBonus({ bonus_stats: bonus }: Creature): boolean {
  return bonus === undefined || STAT_NAMES.every((name) => Number.isFinite(bonus[name]) && bonus[name] >= 0);
}

/** Stats including the fusion bonus; a missing one gets the default of a caster's magic. */
function mendedStats(rules: RuleSet, card: CardValues): Stats {
  const { magic: missing } = rules.battle.missing;
  const [energy = 0, strength = 0, magic = 0, stamina = 0, speed = 0] = card.stats.map((value) =>
    Number.isNaN(value) ? missing : value,
  );
  return { energy, strength, magic, stamina, speed };
}
