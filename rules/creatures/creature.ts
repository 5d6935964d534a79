import { type Creature, STAT_NAMES, type StatName, type Stats } from "../battle/state/creature.ts";
import { statOf } from "../battle/stats/card-values.ts";

/** What was allocated in the current form, with the ledger's own field names. */
export interface EvolutionProgress {
  /** Stat upgrades completed in this form; an evolution resets it. */
  stat_upgrades_completed: number;
  energy_allocated: number;
  strength_allocated: number;
  magic_allocated: number;
  stamina_allocated: number;
  speed_allocated: number;
  total_points_allocated: number;
}

/** A creature as the ledger holds it: what a battle needs, and how far it has grown (`LED-169`, `LED-170`). */
export interface OwnedCreature extends Creature {
  evolution_progress: EvolutionProgress;
  /** Level-ups in the last form. */
  final_form_upgrades: number;
  /** Token that its upgrades and evolutions cost. */
  preferred_token: string;
}

/** The progress of a creature that has just reached its form. */
export function noProgress(): EvolutionProgress {
  return {
    stat_upgrades_completed: 0,
    energy_allocated: 0,
    strength_allocated: 0,
    magic_allocated: 0,
    stamina_allocated: 0,
    speed_allocated: 0,
    total_points_allocated: 0,
  };
}

/**
 * A stat with its fusion bonus, as cards and battles count it (`GAP-23`); a value that is not a number counts
 * 0.
 */
export function effectiveStat(creature: Creature, name: StatName): number {
  return statOf(creature, name) ?? 0;
}

export function effectiveStats(creature: Creature): Stats {
  const stats = {} as Stats;
  for (const name of STAT_NAMES) stats[name] = effectiveStat(creature, name);
  return stats;
}

/** Creature power: the sum of its stats (`BAT-068`, `CON-67`). */
export function creaturePower(creature: Creature): number {
  return STAT_NAMES.reduce((sum, name) => sum + effectiveStat(creature, name), 0);
}
