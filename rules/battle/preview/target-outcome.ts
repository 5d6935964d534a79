import type { Fighter, SideIndex } from "../state/battle.ts";
import type { AttackPreview, Effectiveness } from "./attack-preview.ts";
import { type DamageRange, wholeRange } from "./damage-range.ts";

/** What an action would do to one creature, before any dice are rolled. */
export interface TargetOutcome {
  creatureId: string;
  side: SideIndex;
  /** Its health now. */
  health: number;
  /** Its largest health after the action. */
  maxHealth: number;
  /** Damage if it is hit, as the log will tell it, by a hit that is not critical; null when the action does none. */
  damage: DamageRange | null;
  /** Damage of a critical hit; null where none or every hit is one, and where it does no more. */
  criticalDamage: DamageRange | null;
  /** Health it gains at once. */
  healing: number;
  /** Barrier it gets; 0 when the action raises none. */
  barrier: number;
  /** Its health afterwards if it is hit, critically or not; 0 when it is defeated. */
  left: DamageRange;
  /** Chances from 0 to 1. */
  dodgeChance: number;
  criticalChance: number;
  stunChance: number;
  /** Chance that it is defeated; 1 when nothing can save it. */
  defeatChance: number;
  /** How the specialties meet; null where they do not matter. */
  effectiveness: Effectiveness | null;
  /** Whether it happens only at the start of the side's next turn, as with a spell that charges. */
  later: boolean;
}

/** The outcome for a creature that the action leaves as it is, except for these values. */
export function outcomeFor(target: Fighter, values: Partial<TargetOutcome>): TargetOutcome {
  const { id, side, currentHealth, battleStats } = target;
  return {
    creatureId: id,
    side,
    health: currentHealth,
    maxHealth: battleStats.maxHealth,
    damage: null,
    criticalDamage: null,
    healing: 0,
    barrier: 0,
    left: leftAfterAll(currentHealth, values),
    dodgeChance: 0,
    criticalChance: 0,
    stunChance: 0,
    defeatChance: 0,
    effectiveness: null,
    later: false,
    ...values,
  };
}

/** The outcome of an attack on a creature. */
export function attackOutcome(target: Fighter, preview: AttackPreview): TargetOutcome {
  const { lowest, highest, ordinary, critical, ...chances } = preview;
  return outcomeFor(target, { damage: ordinary, criticalDamage: critical, ...chances });
}

/** The health that a hit leaves; 0 when it defeats. */
export function leftAfter(health: number, { lowest, highest }: DamageRange): DamageRange {
  return { lowest: Math.max(0, health - highest), highest: Math.max(0, health - lowest) };
}

function leftAfterAll(health: number, { damage, criticalDamage }: Partial<TargetOutcome>): DamageRange {
  if (!damage) return { lowest: health, highest: health };
  return leftAfter(health, wholeRange({ ordinary: damage, critical: criticalDamage ?? null }));
}
