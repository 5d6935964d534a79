import {
  evolve,
  mintCreature,
  newRandom,
  type OwnedCreature,
  type RuleSet,
  upgradeStats,
} from "../../../rules/index.ts";
import { chosenEggOf } from "../components/species.ts";
import { InvalidInput, type RequestedCreature } from "../dev-ledger.ts";

/**
 * A requested creature, grown by the rules: all upgrades of its forms went into its specialties in turn.
 * Stats and progress that the request names replace the grown ones.
 */
export function grownCreature(rules: RuleSet, id: string, requested: RequestedCreature): OwnedCreature {
  const egg = chosenEggOf(rules, requested);
  const { finalForm, upgrades } = rules.creatures;
  if (egg === null) throw new InvalidInput(`There is no ${requested.rarity} ${requested.species_name}.`);
  if (requested.form > finalForm)
    throw new InvalidInput(`A creature's form is 0 to ${finalForm}, not ${requested.form}.`);
  let { creature } = mintCreature(rules, newRandom(id), { creatureId: id, itemId: "" }, egg);
  for (let form = 0; form < requested.form; form++) {
    for (let upgrade = 0; upgrade < upgrades.perForm; upgrade++) {
      const specialty = creature.specialty_stats[upgrade % creature.specialty_stats.length] ?? "energy";
      creature = grown(upgradeStats(rules, creature, { [specialty]: upgrades.maxPoints }));
    }
    creature = grown(evolve(rules, creature));
  }
  return {
    ...creature,
    stats: { ...creature.stats, ...requested.stats },
    evolution_progress: { ...creature.evolution_progress, ...requested.evolution_progress },
  };
}

function grown(answer: ReturnType<typeof evolve>): OwnedCreature {
  if (!answer.ok) throw new Error(answer.refusal.text);
  return answer.creature;
}
