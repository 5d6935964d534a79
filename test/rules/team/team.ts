import { type Creature, type Rarity, type StatName, shippedRules } from "../../../rules/index.ts";

export const rules = shippedRules;

/** A creature with the same number in all stats; a bullx that counts no specialty where nothing else is said. */
export function creature(
  form: number,
  stat: number,
  other: { rarity?: Rarity; specialties?: StatName[]; species?: string; fusion?: number; id?: string } = {},
): Creature {
  return {
    id: other.id ?? `creature-${form}-${stat}`,
    species_id: other.species ?? "bullx",
    species_name: "Bullx",
    form,
    rarity: other.rarity ?? "Common",
    stats: { energy: stat, strength: stat, magic: stat, stamina: stat, speed: stat },
    specialty_stats: other.specialties ?? [],
    combination_level: other.fusion ?? 0,
  };
}

/** That many creatures of form 1, 2 and 3, all with `total` as the sum of their stats. */
export function teamOf(
  counts: { form0?: number; form1?: number; form2?: number; form3?: number },
  total: number,
) {
  const forms = [counts.form0 ?? 0, counts.form1 ?? 0, counts.form2 ?? 0, counts.form3 ?? 0];
  return forms.flatMap((count, form) => Array.from({ length: count }, () => creature(form, total / 5)));
}
