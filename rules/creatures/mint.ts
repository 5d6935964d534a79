import { pick, rollRarity } from "../battle/enemy/generate-enemy.ts";
import type { OwnedItem } from "../battle/setup/new-battle.ts";
import { type Rarity, STAT_NAMES, type StatName, type Stats } from "../battle/state/creature.ts";
import { happens, type RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { withPoints } from "./add-points.ts";
import { noProgress, type OwnedCreature } from "./creature.ts";
import { preferredToken } from "./token-costs.ts";

/** What a mint gives. */
export interface CreatureMint {
  creature: OwnedCreature;
  bonusItem: { kind: "tool" | "spell"; item: OwnedItem & { rarity: string } };
}

/** Species and rarity of an egg that tests and development choose; otherwise both are random. */
export interface ChosenEgg {
  speciesId: string;
  rarity: Rarity;
}

/**
 * Rolls an egg and its bonus item (`GAP-21`): each species is equally likely, the rarity follows its odds,
 * the stats follow the rarity, with more points on the specialties. The item is a tool in 60% of cases,
 * each of its kind is equally likely, and its rarity has the same odds.
 */
export function mintCreature(
  rules: RuleSet,
  random: RandomState,
  ids: { creatureId: string; itemId: string },
  choice: ChosenEgg | null = null,
): CreatureMint {
  return {
    creature: mintedEgg(rules, random, ids.creatureId, choice),
    bonusItem: bonusItem(rules, random, ids.itemId),
  };
}

function mintedEgg(rules: RuleSet, random: RandomState, id: string, choice: ChosenEgg | null): OwnedCreature {
  const speciesId = choice?.speciesId ?? pick(random, Object.keys(rules.species));
  const species = rules.species[speciesId];
  if (!species) throw new Error(`No species ${speciesId}`);
  const rarity = choice?.rarity ?? rollRarity(random, rules.mint.rarity);
  const base = {} as Stats;
  for (const name of STAT_NAMES) base[name] = rules.mint.eggStats[rarity];
  return {
    id,
    species_id: speciesId,
    species_name: species.name,
    form: 0,
    rarity,
    stats: withPoints(base, species.specialties, {
      all: 0,
      shared: specialtyPoints(rules, species.specialties),
    }),
    specialty_stats: [...species.specialties],
    combination_level: 0,
    evolution_progress: noProgress(),
    final_form_upgrades: 0,
    preferred_token: preferredToken(rules, speciesId),
  };
}

/** The points that the specialties of an egg share. */
export function specialtyPoints({ mint }: RuleSet, specialties: readonly StatName[]): number {
  const { single, several } = mint.pointsEach;
  const each = specialties.length === 1 ? single : several;
  return mint.specialtyPoints + each * specialties.length;
}

function bonusItem(rules: RuleSet, random: RandomState, id: string): CreatureMint["bonusItem"] {
  const kind = happens(random, rules.mint.bonusItem.toolShare) ? "tool" : "spell";
  const rows: Record<string, { type: string; effect: string }> = kind === "tool" ? rules.tools : rules.spells;
  const name = pick(random, Object.keys(rows));
  const row = rows[name];
  if (!row) throw new Error(`No ${kind} ${name}`);
  const rarity = rollRarity(random, rules.mint.rarity);
  return { kind, item: { id, name, type: row.type, effect: row.effect, rarity } };
}
