import { ACTION_TYPES, type ActionType } from "../battle/actions/action-rules.ts";
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

/** What a side can do besides ending its turn. */
export type PlayerAction = Exclude<ActionType, "endTurn">;
export const PLAYER_ACTIONS = ACTION_TYPES.filter((type) => type !== "endTurn");

/** What a turn is spent on: actions with its end, and `wait`, a turn that was ended without any other action. */
export type Deed = ActionType | "wait";
export const DEEDS: readonly Deed[] = [...ACTION_TYPES, "wait"];

export function noDeeds(): Record<Deed, number> {
  return Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Record<Deed, number>;
}

export function noActions(): Record<PlayerAction, number> {
  return Object.fromEntries(PLAYER_ACTIONS.map((type) => [type, 0])) as Record<PlayerAction, number>;
}

/** The record of one simulated battle, from the player's (PvP: player1's) side. */
export interface BattleRecord {
  winner: Exclude<Winner, null>;
  first: SideIndex;
  turns: number;
  /** Successful actions of the player without ending turns, and the player's turns. */
  playerActions: number;
  playerTurns: number;
  /** The player's turns without a successful action. */
  emptyTurns: number;
  /** The player's successful actions by kind. */
  actions: Record<PlayerAction, number>;
  /** What each side did, the player first. */
  deeds: [Record<Deed, number>, Record<Deed, number>];
  /** The most stat pairs that were active at once on the player's field at the end of its turns. */
  activePairs: number;
  /** Times the lead went from one side to the other. */
  leadChanges: number;
  /** The side that led after half of the turns; null if none did. */
  halfLeader: SideIndex | null;
  /** Index of the speed reward that the player's victory earns; null without one, and in PvP. */
  speedReward: number | null;
  /** Energy of each side at the start of each of its turns. */
  energy: [number[], number[]];
  use: Record<UseKind, ItemUse>;
}

/** How a battle ended: what comparing it with the same battle by other rules needs. */
export interface BattleOutcome extends Pick<BattleRecord, "winner" | "first" | "turns" | "deeds"> {
  /** What was present in it, see `ItemUse`. */
  present: Record<UseKind, string[]>;
  /** The tools and spells of the player that were used at least once. */
  used: string[];
}

export function outcomeOf({ winner, first, turns, deeds, use }: BattleRecord): BattleOutcome {
  const { species, tools, spells, synergies } = use;
  return {
    winner,
    first,
    turns,
    deeds,
    used: [...tools.uses.keys(), ...spells.uses.keys()],
    present: {
      species: [...species.present],
      tools: [...tools.present],
      spells: [...spells.present],
      synergies: [...synergies.present],
    },
  };
}
