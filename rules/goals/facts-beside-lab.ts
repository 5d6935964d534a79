import type { PvpStatistics } from "../pvp/records/player-statistics.ts";

/** What goals count beside the lab: the wallet, booked transactions, and battles between players. */
export interface FactsBesideLab {
  /** Whether a ledger account is bound to the player. */
  wallet: boolean;
  /** Booked mints of creatures. */
  mints: number;
  /** Booked upgrades of stats. */
  statUpgrades: number;
  evolutions: number;
  /** FOMO HIT badges that brought a machine online. */
  badges: number;
  /** Friendly and casual battles between players that ended, among the latest of the history. */
  friendlyBattles: number;
  /** Creatures that the player has given a nickname. */
  namedCreatures: number;
  /** null before the first battle between players. */
  pvp: PvpStatistics | null;
}

/** Of a player without wallet, creatures, friends and battles. */
export const NOTHING_BESIDE_LAB: FactsBesideLab = {
  wallet: false,
  mints: 0,
  statUpgrades: 0,
  evolutions: 0,
  badges: 0,
  friendlyBattles: 0,
  namedCreatures: 0,
  pvp: null,
};
