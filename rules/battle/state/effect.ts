/** What an effect adds or does in one of its turns; every field always there, so that all turns have one shape. */
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
  /** Share of damage kept away while the turn lasts; all effects together at most 15% (`BAT-137`). */
  damageReduction: number;
  /** Energy for the bearer's side when the turn is reached. */
  energyGain: number;
  /** Taken off the cost of the bearer's actions while the turn lasts, rounded. */
  costReduction: number;
}

export type EffectKind = "buff" | "debuff" | "defense";

/** An effect at work on a creature (`BAT-060`, `GAP-30`). */
export interface ActiveEffect {
  name: string;
  kind: EffectKind;
  /** Its name in the catalogue of effects, "" for one that comes from no item. */
  effectType: string;
  /** Id of the creature it came from. */
  casterId: string;
  /** Whether the same effect of another caster stands beside this one (Drain) instead of renewing it. */
  perCaster: boolean;
  duration: number;
  /** 1 when it begins; it ends when this exceeds the duration (`CON-52`). */
  turn: number;
  /** Turn of the battle in which it began. */
  startTurn: number;
  /** One entry for each turn; shared between battles where nothing scales it, so never written to. */
  turns: readonly EffectTurn[];
}

/** What an effect at work does in its present turn. */
export function turnOf({ turns, turn }: ActiveEffect): EffectTurn {
  return turns[turn - 1] as EffectTurn;
}
