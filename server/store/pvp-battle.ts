import type {
  Battle,
  BattleAction,
  BattleEnding,
  BattleEvent,
  BattleSetup,
  Difficulty,
  SideIndex,
  TurnClock,
  UnratedBecause,
} from "../../rules/index.ts";

export type PvpSetup = Extract<BattleSetup, { mode: "pvp" }>;

/** One of the two who fight, as known when the battle began. */
export type Contestant =
  | { playerId: number; name: string; bot: null }
  /** The server plays it, as well as this difficulty. */
  | { playerId: null; name: string; bot: Difficulty };

/**
 * What is no action of the rules: the beginning, and the ends that no creature brought about. `concede` is a
 * player's own wish, `forfeit` the end after too many turns in a row that expired.
 */
export type BattleMark = { type: "begin" | "concede" | "forfeit" | "close" };

/** One step of a battle; version n leads from version n - 1 to n, version 0 is the beginning. */
export interface Decision {
  version: number;
  /** Whose it is; at the beginning the side that moves first. */
  side: SideIndex;
  action: BattleAction | BattleMark;
  /** A turn that its deadline ended was decided by nobody. */
  by: "player" | "bot" | "deadline";
  /** What it led to, hidden things included. */
  events: readonly BattleEvent[];
  /** The player's own key: the same one is answered with this decision. */
  requestId: string | null;
  decidedAt: number;
}

/** How a battle ended. */
export interface BattleEnd {
  by: BattleEnding["by"];
  /** A draw also where it was closed. */
  winner: SideIndex | "draw";
}

/** The end as it was booked. */
export interface BattleResult extends BattleEnd {
  /** null where the battle was not rated. */
  ratingChanges: readonly [number, number] | null;
  /** Why it was not; null where it was. */
  unrated: UnratedBecause | null;
  completedAt: number;
}

/** A battle between two players, or a player and a bot, as it is stored; never written to. */
export interface PvpBattle {
  /** Random: players find it by this (`ABU-32`). */
  id: string;
  /** Random: whoever knows it may watch (`GAP-43`). */
  watchId: string;
  contestants: readonly [Contestant, Contestant];
  /** Decks as the ledger held them at the join, and the seed (`GAP-41`). */
  setup: PvpSetup;
  rulesHash: string;
  createdAt: number;
  version: number;
  state: Battle;
  clock: TurnClock;
  /** When the server itself has to do something; null once the battle is over. */
  dueAt: number | null;
  /** By version, the beginning first. */
  decisions: readonly Decision[];
  result: BattleResult | null;
}

/** A battle on which nothing was decided yet. */
export type NewBattle = Omit<PvpBattle, "result">;
