import type { BattleSide, Fighter } from "../battle/state/battle.ts";
import { livingCount } from "../battle/synergies/synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Names of the synergies at work on a side's field (`BAT-143` to `BAT-148`). */
export function synergyNames(rules: RuleSet, side: BattleSide): string[] {
  const { synergy } = rules;
  const { field } = side;
  const names: string[] = [];
  if (field.some((one, index) => one.speciesIndex >= 0 && repeats(field, one, index)))
    names.push(synergy.species.name);
  synergy.pair.pairs.forEach(({ name }, pair) => {
    const creatures = field.filter(({ pairMask }) => (pairMask & (1 << pair)) !== 0).length;
    if (creatures >= synergy.pair.minCreatures) names.push(name);
  });
  if (field.some(({ isLegendary }) => isLegendary)) names.push(synergy.legendary.name);
  const { balanced, fullForce } = synergy;
  if (field.length >= balanced.minCreatures && specialtiesOn(field) >= balanced.minSpecialties)
    names.push(balanced.name);
  const forceSize = fullForce.scope === "roster" ? livingCount(side) : field.length;
  if (field.length > 0 && forceSize >= fullForce.minCreatures) names.push(fullForce.name);
  return names;
}

function repeats(field: readonly Fighter[], { speciesIndex }: Fighter, index: number): boolean {
  return field.some((other, place) => place > index && other.speciesIndex === speciesIndex);
}

function specialtiesOn(field: readonly Fighter[]): number {
  let mask = 0;
  for (const { specialtyMask } of field) mask |= specialtyMask;
  let count = 0;
  for (; mask !== 0; mask &= mask - 1) count++;
  return count;
}
