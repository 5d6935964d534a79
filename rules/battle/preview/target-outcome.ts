import type { Fighter, SideIndex } from "../state/battle.ts";
import type { AttackPreview, Effectiveness } from "./attack-preview.ts";
import type { DamageRange } from "./spell-preview.ts";

/** What an action would do to one creature, before any dice are rolled. */
export interface TargetOutcome {
  creatureId: string;
  side: SideIndex;
  /** Its health now. */
  health: number;
  /** Its largest health after the action. */
  maxHealth: number;
  /** Damage if it is hit, as the log will tell it; null when the action does none. */
  damage: DamageRange | null;
  /** Health it gains at once. */
  healing: number;
  /** Barrier it gets; 0 when the action raises none. */
  barrier: number;
  /** Its health afterwards if it is hit; 0 when it is defeated. */
  left: DamageRange;
  /** Chances from 0 to 1. */
  dodgeChance: number;
  criticalChance: number;
  stunChance: number;
  /** Chance that it is defeated; 1 when nothing can save it. */
  defeatChance: number;
  /** How the specialties meet; null where they do not matter. */
  effectiveness: Effectiveness | null;
  /** Factor on the damage because the attacker is tired (`GAP-67`); 1: it is not. */
  repeatFactor: number;
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
    healing: 0,
    barrier: 0,
    left: leftAfter(currentHealth, values.damage ?? null),
    dodgeChance: 0,
    criticalChance: 0,
    stunChance: 0,
    defeatChance: 0,
    effectiveness: null,
    repeatFactor: 1,
    later: false,
    ...values,
  };
}

/** The outcome of an attack on a creature. */
export function attackOutcome(target: Fighter, preview: AttackPreview): TargetOutcome {
  const { lowest, highest, ...chances } = preview;
  return outcomeFor(target, { damage: { lowest, highest }, ...chances });
}

function leftAfter(health: number, damage: DamageRange | null): DamageRange {
  if (!damage) return { lowest: health, highest: health };
  return { lowest: Math.max(0, health - damage.highest), highest: Math.max(0, health - damage.lowest) };
}
