import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Fighter } from "../state/battle.ts";
import type { BattleStats, Rarity, StatName, Stats } from "../state/creature.ts";
import type { Synergy } from "../synergies/active-synergies.ts";
import {
  type ActiveEffectView,
  activeEffectView,
  type StatusEffectView,
  statusEffects,
} from "./effect-view.ts";

/** A creature in battle, as a screen shows it (`BAT-056` to `BAT-058`). */
export interface CreatureView {
  id: string;
  species_id: string;
  species_name: string;
  form: number;
  rarity: Rarity;
  image_url: string;
  stats: Stats;
  specialty_stats: StatName[];
  combination_level: number;
  owner: "player" | "enemy";
  battleStats: BattleStats;
  currentHealth: number;
  maxHealth: number;
  activeEffects: ActiveEffectView[];
  /** The same effects with their casters. */
  activeEffectInstances: { name: string; casterId: string; turn: number; duration: number }[];
  /** Names of the synergies it is part of. */
  activeSynergies: string[];
  isDefending: boolean;
  statusEffects: StatusEffectView[];
  isStunned: boolean;
  isCharging: boolean;
  /** Names of its beneficial effects. */
  buffs: string[];
  nextAttackBonus: number;
  barrier: number;
  /** Share of damage that effects prevent. */
  damageReduction: number;
  /** Energy by which effects reduce the cost of its actions. */
  costReduction: number;
  /** Attacks it has made in its side's turn: each one tires it (`GAP-67`). */
  attacksThisTurn: number;
  /** How many creatures of its side had come onto the field with it; 0 before that. */
  appeared: number;
  /** Fusion bonus of each stat. */
  permanentModifications: Partial<Stats>;
}

/** `synergies` are those of the creature's side; `owner` is relative to the viewer. */
export function creatureView(
  rules: RuleSet,
  fighter: Fighter,
  owner: CreatureView["owner"],
  synergies: readonly Synergy[],
): CreatureView {
  const { creature, effects } = fighter;
  return {
    id: fighter.id,
    species_id: creature.species_id,
    species_name: fighter.name,
    form: fighter.form,
    rarity: creature.rarity,
    image_url: creature.image_url ?? speciesPicture(creature.species_id, fighter.form),
    stats: { ...creature.stats },
    specialty_stats: [...creature.specialty_stats],
    combination_level: creature.combination_level,
    owner,
    battleStats: { ...fighter.battleStats },
    currentHealth: fighter.currentHealth,
    maxHealth: fighter.battleStats.maxHealth,
    activeEffects: effects.map((effect) => activeEffectView(rules, effect)),
    activeEffectInstances: effects.map(({ name, casterId, turn, duration }) => ({
      name,
      casterId,
      turn,
      duration,
    })),
    activeSynergies: synergies
      .filter(({ affectedCreatures }) => affectedCreatures.includes(fighter.id))
      .map(({ name }) => name),
    isDefending: fighter.isDefending,
    statusEffects: statusEffects(rules, fighter),
    isStunned: fighter.stunnedTurns > 0,
    isCharging: fighter.charging !== null,
    buffs: effects.filter(({ kind }) => kind !== "debuff").map(({ name }) => name),
    nextAttackBonus: fighter.nextAttackBonus,
    barrier: fighter.barrier,
    damageReduction: fighter.damageReduction,
    costReduction: fighter.costReduction,
    attacksThisTurn: fighter.attacksThisTurn ?? 0,
    appeared: fighter.appeared ?? 0,
    permanentModifications: { ...creature.bonus_stats },
  };
}

/** The species' picture of a form: `bullx_egg.png`, `bullx_form2.png` (`BAT-067`). */
export function speciesPicture(speciesId: string, form: number): string {
  return form === 0 ? `${speciesId}_egg.png` : `${speciesId}_form${form}.png`;
}
