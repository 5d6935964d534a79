import { statOf } from "../../../../rules/battle/stats/card-values.ts";
import type { Fighter, RuleSet } from "../../../../rules/index.ts";

/** What the synergies of a field and of all creatures of a side add up to. */
export function synergies(rules: RuleSet, field: readonly Fighter[], roster: number): number {
  if (field.length === 0) return 0;
  const copies = Math.max(
    ...field.map(
      ({ creature }) => field.filter((other) => other.creature.species_id === creature.species_id).length,
    ),
  );
  const specialties = new Set(field.flatMap(({ creature }) => creature.specialty_stats));
  let pairs = 0;
  for (const { stats } of rules.synergy.pair.pairs) {
    const strong = field.filter(({ creature }) => stats.every((name) => (statOf(creature, name) ?? 0) >= 7));
    const isLed = strong.some(({ creature }) =>
      stats.every((name) => creature.specialty_stats.includes(name)),
    );
    if (isLed && strong.length >= rules.synergy.pair.minCreatures) pairs += 1;
  }
  const sum =
    0.05 * Math.min(copies - 1, 3) +
    0.06 * pairs +
    (field.some(({ creature }) => creature.rarity === "Legendary") ? 0.05 : 0) +
    (field.length >= 3 && specialties.size >= 4 ? 0.05 : 0) +
    (roster >= 5 ? 0.025 : 0);
  return Math.min(sum, 0.3);
}
