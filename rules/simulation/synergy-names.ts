import type { BattleSide, Fighter } from "../battle/state/battle.ts";
import { bitCount } from "../battle/stats/card-values.ts";
import { hasGuards, isPairActive, livingCount, protectedForm } from "../battle/synergies/synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/**
 * Names of the active synergies on a side's field: the same as those of `activeSynergies`, but without descriptions,
 * which would take longer to make than the simulated battles themselves. A test compares both.
 */
export function synergyNames(rules: RuleSet, side: BattleSide): string[] {
  const { balanced, fullForce } = rules.synergy;
  const { synergy: texts } = rules.texts;
  const { field } = side;
  const names: string[] = [];
  if (hasPack(field)) names.push(texts.species.name);
  texts.pair.names.forEach((name, index) => {
    if (isPairActive(rules, field, index)) names.push(name);
  });
  if (count(field, ({ isLegendary }) => isLegendary) > 0) names.push(texts.legendary.name);
  if (field.length >= balanced.minCreatures && specialtiesOn(field) >= balanced.minSpecialties)
    names.push(texts.balanced.name);
  const force = fullForce.scope === "roster" ? livingCount(side) : field.length;
  if (field.length > 0 && force >= fullForce.minCreatures) names.push(texts.fullForce.name);
  if (protectedForm(rules, field) > 0 || hasGuards(rules, field)) names.push(texts.formProtection.name);
  return names;
}

function count(field: readonly Fighter[], isOne: (fighter: Fighter) => boolean): number {
  let found = 0;
  for (const fighter of field) if (isOne(fighter)) found++;
  return found;
}

function hasPack(field: readonly Fighter[]): boolean {
  for (let one = 0; one < field.length; one++) {
    const species = field[one]?.speciesIndex ?? -1;
    for (let other = one + 1; species >= 0 && other < field.length; other++)
      if (field[other]?.speciesIndex === species) return true;
  }
  return false;
}

function specialtiesOn(field: readonly Fighter[]): number {
  let mask = 0;
  for (const { specialtyMask } of field) mask |= specialtyMask;
  return bitCount(mask);
}
