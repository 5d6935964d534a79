/** What an effect adds or does in one of its turns; all fields are always present, so that turns share a shape. */
export interface EffectTurn {
  physicalAttack: number;
  magicalAttack: number;
  physicalDefense: number;
  magicalDefense: number;
  maxHealth: number;
  initiative: number;
  criticalChance: number;
  dodgeChance: number;
  /** Health given when the turn is reached. */
  healing: number;
  /** Health taken when the turn is reached, before defence. */
  damage: number;
  /** Barrier given when the turn is reached; it stays until used or the effect ends (`GAP-31`). */
  barrier: number;
  /** Share of damage prevented while the turn lasts; all effects together at most 15% (`BAT-137`). */
  damageReduction: number;
  /** Energy for the bearer's side when the turn is reached. */
  energyGain: number;
  /** Taken off the cost of the bearer's actions while the turn lasts, rounded. */
  costReduction: number;
}

export type EffectKind = "buff" | "debuff" | "defense";

/** An active effect on a creature (`BAT-060`, `GAP-30`). */
export interface ActiveEffect {
  name: string;
  kind: EffectKind;
  /** Its name in the catalogue of effects; "" for an effect that does not come from an item. */
  effectType: string;
  /** Id of the creature it came from. */
  casterId: string;
  /** Whether the same effect of another caster stacks (Drain) instead of renewing this one. */
  perCaster: boolean;
  duration: number;
  /** 1 when it begins; it ends when this exceeds the duration (`CON-52`). */
  turn: number;
  /** Turn of the battle in which it began. */
  startTurn: number;
  /** Whether of several active ones of a side only one gives energy and lowers costs (`GAP-60`). */
  onlyStrongest?: boolean;
  /** Whether another one of its side does so instead. Both are missing in battles kept by an earlier release. */
  outdone?: boolean;
  /** One entry for each turn; may be shared between battles, so never changed. */
  turns: readonly EffectTurn[];
}

/** What an active effect does in its current turn. */
export function turnOf({ turns, turn }: ActiveEffect): EffectTurn {
  return turns[turn - 1] as EffectTurn;
}
