import type { BattleStats, Creature } from "./creature.ts";
import type { ActiveEffect } from "./effect.ts";
import type { RandomState } from "./random.ts";

/** Which of the two sides: 0 the player or player1, 1 the enemy or player2. */
export type SideIndex = 0 | 1;

export const DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A creature in battle (`BAT-057`). */
export interface Fighter {
  creature: Creature;
  id: string;
  /** Name shown to players, even if the card has none. */
  name: string;
  side: SideIndex;
  form: number;
  /** One bit for each specialty, in the order of `STAT_NAMES`. */
  specialtyMask: number;
  /** One bit for each stat pair of the synergies in which both stats are high enough. */
  pairMask: number;
  /** Index of the species in the rules, -1 for a foreign one. */
  speciesIndex: number;
  isLegendary: boolean;
  /** Its energy stat with fusion bonus, for regeneration. */
  energyStat: number;
  /** Factor on what its spells do; on the field it falls with each spell of its side (`GAP-67`). */
  casterFactor: number;
  /** Before synergies and soft caps. */
  rawStats: BattleStats;
  /** With synergies and soft caps, without effects. */
  baseStats: BattleStats;
  /** As the battle goes: base stats and effects, floors and caps applied. */
  battleStats: BattleStats;
  currentHealth: number;
  effects: ActiveEffect[];
  /** Own turns for which it cannot act; counted down at the end of its side's turn. */
  stunnedTurns: number;
  /** Name of the spell it is charging, or null. */
  charging: string | null;
  isDefending: boolean;
  nextAttackBonus: number;
  /** Own turns until the bonus expires, this one included. */
  nextAttackBonusTurns: number;
  barrier: number;
  /** Share of damage that stronger allies prevent (Form Protection of earlier rules). */
  protection: number;
  /** Share of damage that effects and protection prevent. */
  damageReduction: number;
  /** Taken off its actions' costs. */
  costReduction: number;
  /** Attacks it has made in its side's turn (`GAP-67`); missing in battles kept by an earlier release. */
  attacksThisTurn?: number;
  /** How many creatures of its side had come onto the field with it; 0 before that; missing likewise. */
  appeared?: number;
}

/** A tool or spell as its owner holds it; what a card only shows may be missing (`BAT-061`, `BAT-062`). */
export interface OwnedItem {
  id: string;
  name: string;
  type: string;
  effect: string;
  rarity?: string;
  image_url?: string;
  power_level?: number;
  strategic_value?: number;
  usage_cost?: number;
}

/** A tool or spell of a side in battle. */
export interface BattleItem {
  /** As it was brought; never written to. */
  owned: OwnedItem;
  id: string;
  name: string;
  type: string;
  effect: string;
  isEnemyItem: boolean;
  /** A tool that was used; a spell that was cast this turn. */
  used: boolean;
  /** Whether it was ever used, so that the other side knows it. */
  revealed: boolean;
}

export interface BattleSide {
  energy: number;
  /** Energy spent in the current turn, or in the last one. */
  energySpent: number;
  /** Successful actions of the current turn. */
  consecutiveActions: number;
  bestCombo: number;
  turnsBegun: number;
  handTarget: number;
  /** Added to the energy regenerated each turn. */
  regenModifier: number;
  fieldLimit: number;
  /** Share of damage a defensive stance prevents. */
  stanceReduction: number;
  comboBuff: boolean;
  /** Turn of the combo that lasts, counted from 1 as effects are (`CON-62`); 0: none; missing as above. */
  comboTurn?: number;
  /** Turns in a row that it ended with an empty field although it could deploy (`GAP-37`); missing as above. */
  emptyTurns?: number;
  /** Share of their strength that earlier spells have left to its spells (`GAP-67`); missing as above. */
  spellStrength?: number;
  deck: Fighter[];
  hand: Fighter[];
  field: Fighter[];
  fallen: Fighter[];
  tools: BattleItem[];
  spells: BattleItem[];
  /** Share all field creatures gain through synergies. */
  synergyBonus: number;
  /** Initiative all field creatures gain through Full Force. */
  synergyInitiative: number;
  /** Share of damage prevented for young creatures on the field (Form Protection of earlier rules). */
  synergyProtection: number;
  /** The form that Form Protection strengthens, 0: none (`GAP-59`); missing in battles kept by an earlier release. */
  synergyForm?: number;
  /** Share that both defences of creatures of that form gain; missing likewise. */
  synergyDefenses?: number;
  damageDealt: number;
}

export type BattleMode = "ai" | "pvp";
/** null during the battle. */
export type Winner = SideIndex | "draw" | null;

/** A whole battle: one plain JSON value. */
export interface Battle {
  mode: BattleMode;
  difficulty: Difficulty | null;
  seed: string;
  random: RandomState;
  /** Rounds: rises after both sides had their turn. */
  turn: number;
  active: SideIndex;
  /** The side that began. */
  first: SideIndex;
  winner: Winner;
  sides: [BattleSide, BattleSide];
}
