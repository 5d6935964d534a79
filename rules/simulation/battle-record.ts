import type { SideIndex, Winner } from "../battle/state/battle.ts";

/** What the player's side had and used, by name. */
export interface ItemUse {
  /** Times deployed, used or cast; for a synergy, turns at whose end it was active. */
  uses: Map<string, number>;
  /**
   * What counts as present in the battle: everything in the deck, and every synergy that was active at some
   * time.
   */
  present: Set<string>;
}

export const USE_KINDS = ["species", "tools", "spells", "synergies"] as const;
export type UseKind = (typeof USE_KINDS)[number];

/** The record of one simulated battle, from the player's (PvP: player1's) side. */
export interface BattleRecord {
  winner: Exclude<Winner, null>;
  first: SideIndex;
  turns: number;
  /** Successful actions of the player without ending turns, and the player's turns. */
  playerActions: number;
  playerTurns: number;
  /** Energy of each side at the start of each of its turns. */
  energy: [number[], number[]];
  use: Record<UseKind, ItemUse>;
}

/** How a battle ended: what comparing it with the same battle by other rules needs. */
export type BattleOutcome = Pick<BattleRecord, "winner" | "first" | "turns">;
