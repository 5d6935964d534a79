/** The five stats of a creature (`BAT-056`). */
export const STAT_NAMES = ["energy", "strength", "magic", "stamina", "speed"] as const;
export type StatName = (typeof STAT_NAMES)[number];
export type Stats = Record<StatName, number>;

/** Forms count from 0, the egg. */
export const LAST_FORM = 3;

export const RARITIES = ["Common", "Rare", "Epic", "Legendary"] as const;
export type Rarity = (typeof RARITIES)[number];

/** A creature as its owner holds it, with the ledger's own field names (`BAT-056`). */
export interface Creature {
  id: string;
  species_id: string;
  species_name: string;
  /** 0 egg, 1 to 3. */
  form: number;
  rarity: Rarity;
  image_url?: string;
  stats: Stats;
  specialty_stats: StatName[];
  /** Fusion level, 0 by default. */
  combination_level: number;
  /** Fusion bonus for each stat, not contained in `stats` (`GAP-23`). */
  bonus_stats?: Stats;
}

/** What the five stats become in battle (`BAT-058`). Chances in percent. */
export interface BattleStats {
  physicalAttack: number;
  magicalAttack: number;
  physicalDefense: number;
  magicalDefense: number;
  maxHealth: number;
  initiative: number;
  criticalChance: number;
  dodgeChance: number;
  /** Energy its deployment costs. */
  energyCost: number;
}
