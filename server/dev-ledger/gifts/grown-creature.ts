import {
  evolve,
  mintCreature,
  newRandom,
  type OwnedCreature,
  type RuleSet,
  upgradeStats,
} from "../../../rules/index.ts";
import { eggWishOf } from "../components/species.ts";
import { BadWish, type CreatureWish } from "../dev-ledger.ts";

/**
 * A requested creature, grown by the rules: all upgrades of its forms went into its specialties in turn.
 * Stats and progress that the request names replace the grown ones.
 */
export function grownCreature(rules: RuleSet, id: string, wish: CreatureWish): OwnedCreature {
  const egg = eggWishOf(rules, wish);
  const { finalForm, upgrades } = rules.creatures;
  if (egg === null) throw new BadWish(`There is no ${wish.rarity} ${wish.species_name}.`);
  if (wish.form > finalForm) throw new BadWish(`A creature's form is 0 to ${finalForm}, not ${wish.form}.`);
  let { creature } = mintCreature(rules, newRandom(id), { creatureId: id, itemId: "" }, egg);
  for (let form = 0; form < wish.form; form++) {
    for (let upgrade = 0; upgrade < upgrades.perForm; upgrade++) {
      const specialty = creature.specialty_stats[upgrade % creature.specialty_stats.length] ?? "energy";
      creature = grown(upgradeStats(rules, creature, { [specialty]: upgrades.maxPoints }));
    }
    creature = grown(evolve(rules, creature));
  }
  return {
    ...creature,
    stats: { ...creature.stats, ...wish.stats },
    evolution_progress: { ...creature.evolution_progress, ...wish.evolution_progress },
  };
}

function grown(answer: ReturnType<typeof evolve>): OwnedCreature {
  if (!answer.ok) throw new Error(answer.refusal.text);
  return answer.creature;
}
