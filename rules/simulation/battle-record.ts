import { ACTION_TYPES, type ActionType } from "../battle/actions/action-rules.ts";
import type { SideIndex, Winner } from "../battle/state/battle.ts";

/** What a side had and used, by name. */
export interface ItemUse {
  /** Times deployed, used or cast, in the order of first use; for a synergy, turns at whose end it was active. */
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
  /** How many turns of each side had n actions before their end, at index n. */
  turnsWith: [number[], number[]];
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
  /** The same of the other side, whose synergies are not counted. */
  otherUse: Record<UseKind, ItemUse>;
}

/** The tools or spells of a side in a battle. */
export interface ItemCourse {
  brought: string[];
  /** Those that were used at least once, in the order of first use. */
  used: string[];
}

export const CARRIED_KINDS = ["tools", "spells"] as const;
export type CarriedKind = (typeof CARRIED_KINDS)[number];

/** How a battle ended: what comparing it with the same battle by other rules needs. */
export interface BattleOutcome
  extends Pick<BattleRecord, "winner" | "first" | "turns" | "deeds" | "turnsWith"> {
  /** What was present in it, see `ItemUse`. */
  present: Record<UseKind, string[]>;
  /** The tools and spells of each side, the player first. */
  items: [Record<CarriedKind, ItemCourse>, Record<CarriedKind, ItemCourse>];
}

export function outcomeOf(record: BattleRecord): BattleOutcome {
  const { winner, first, turns, deeds, turnsWith, use, otherUse } = record;
  const { species, tools, spells, synergies } = use;
  return {
    winner,
    first,
    turns,
    deeds,
    turnsWith,
    items: [itemsIn(use), itemsIn(otherUse)],
    present: {
      species: [...species.present],
      tools: [...tools.present],
      spells: [...spells.present],
      synergies: [...synergies.present],
    },
  };
}

function itemsIn({ tools, spells }: BattleRecord["use"]): BattleOutcome["items"][number] {
  return { tools: courseOf(tools), spells: courseOf(spells) };
}

function courseOf({ present, uses }: ItemUse): ItemCourse {
  return { brought: [...present], used: [...uses.keys()] };
}
