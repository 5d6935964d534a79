import type {
  Counted,
  Deck,
  LeaderboardFilter,
  PvpStatistics,
  QueueEntry,
  RankedPlayer,
  Refusal,
  SideIndex,
  UnratedBecause,
} from "../../rules/index.ts";
import type { BattleEnd, BattleResult, NewBattle, PvpBattle } from "./pvp-battle.ts";

/** A player who waits, with what they will fight with. */
export interface QueuePlace extends QueueEntry {
  /** The player's own number; `playerId` is the public one. */
  id: number;
  name: string;
  deck: Deck;
}

/** A request to wait; rating and times are the store's to add. */
export type QueueRequest = Pick<QueuePlace, "id" | "account" | "deck">;

/** How a queue becomes battles, decided by the rules; asked within one transaction (`GAP-41`). */
export interface Matching {
  /** The rating of whoever never fought. */
  startRating: number;
  /** Battles that ended after this moment count against a player who wants to start another one. */
  endedAfter(now: number): number;
  /** Why a player may not start another one, by how many those are. */
  whyNotStart(ended: Counted): Refusal | null;
  /** Who still counts as waiting was last seen after this moment. */
  seenAfter(now: number): number;
  pair(queue: readonly QueueEntry[], now: number): [QueueEntry, QueueEntry][];
  begin(places: readonly [QueuePlace, QueuePlace], now: number): NewBattle;
}

export interface Waiting {
  joinedAt: number;
  rating: number;
}

/** Where a player stands between queue and battle. */
export interface QueueState {
  now: number;
  /** Id of the active battle, or null. */
  battleId: string | null;
  waiting: Waiting | null;
  /** What the latest waits were, in seconds, oldest first. */
  waits: readonly number[];
}

export type QueueAnswer =
  | { ok: true; state: QueueState }
  | { ok: false; why: "inBattle"; battleId: string }
  | { ok: false; why: "refused"; refusal: Refusal };

/** The battle against a bot that begins with a deck that waits; or why there is none yet. */
export type PracticeWork<Refused> = (
  place: QueuePlace,
  waits: readonly number[],
  now: number,
) => { ok: true; battle: NewBattle } | { ok: false; refused: Refused };

export type PracticeAnswer<Refused> =
  | { ok: true; battleId: string }
  | { ok: false; why: "inBattle"; battleId: string }
  | { ok: false; why: "notWaiting" }
  | { ok: false; why: "refused"; refused: Refused };

/** What booking a finished battle has to know; read within its transaction. */
export interface Standing {
  /** null for a bot and for whoever never fought. */
  statistics: readonly [PvpStatistics | null, PvpStatistics | null];
  /** Rated battles of the same two that ended after this moment. */
  ratedOfPairSince(moment: number): number;
}

/** What a finished battle does to its players. */
export interface Booking {
  ratingChanges: BattleResult["ratingChanges"];
  unrated: UnratedBecause | null;
  /** The players' records afterwards; null for a battle that counts in none. */
  statistics: readonly [PvpStatistics, PvpStatistics] | null;
  /** When the periods of the leaderboard began that the battle falls into. */
  periods: Record<LeaderboardFilter, number>;
}

/** Changes a battle without waiting for anything, and says what to answer. */
export interface BattleWork<Answer> {
  /** Answers the same battle where nothing happened; `end` is there when the battle is over by it. */
  change(battle: PvpBattle, now: number): { battle: PvpBattle; end: BattleEnd | null; answer: Answer };
  book(battle: PvpBattle, end: BattleEnd, standing: Standing, now: number): Booking;
}

export interface ChangedBattle<Answer> {
  battle: PvpBattle;
  answer: Answer;
  now: number;
}

/** A finished battle in a player's history, without what the replay needs. */
export interface PvpRecord extends BattleResult {
  battleId: string;
  playerIds: readonly [number, number | null];
  names: readonly [string, string];
  turns: number;
  createdAt: number;
}

/** A battle as it is kept, and the game's time. */
export interface SeenBattle {
  battle: PvpBattle;
  now: number;
}

/** What the game keeps of battles between players; see `Store`. */
export interface PvpStore {
  /** Waits from now on, with this deck instead of one before; refused in a battle, or after too many. Then pairs the queue. */
  joinQueue(request: QueueRequest, matching: Matching): Promise<QueueAnswer>;
  /** Notes that a player still waits, and pairs the queue if `pairs` says so. */
  pollQueue(playerId: number, matching: Matching, pairs: boolean): Promise<QueueState>;
  /** Pairs the queue; answers how many battles began. */
  matchQueue(matching: Matching): Promise<number>;
  leaveQueue(playerId: number): Promise<void>;
  /** A battle against a bot for a player who waits. */
  beginPractice<Refused>(
    playerId: number,
    matching: Matching,
    work: PracticeWork<Refused>,
  ): Promise<PracticeAnswer<Refused>>;

  /** The player's active battle, or null. */
  activeBattle(playerId: number): Promise<string | null>;
  findBattle(id: string): Promise<SeenBattle | null>;
  findWatchedBattle(watchId: string): Promise<SeenBattle | null>;
  /** Notes that a side is there (`GAP-42`). */
  noteSeen(battleId: string, side: SideIndex): Promise<void>;
  /** Changes a battle and, when it ends by it, books it, all at once; null where there is none. */
  changeBattle<Answer>(id: string, work: BattleWork<Answer>): Promise<ChangedBattle<Answer> | null>;
  /** Battles in which the server has to do something, the longest due first. */
  dueBattles(most: number): Promise<string[]>;

  /** null for a player who never fought. */
  pvpStatistics(playerId: number): Promise<PvpStatistics | null>;
  /** A player's place among all rated ones; 0 is none. */
  pvpRank(playerId: number): Promise<number>;
  /** The player's latest battles, newest first. */
  pvpHistory(playerId: number, most: number): Promise<PvpRecord[]>;
  /** One page of the leaderboard and how many are on it altogether. */
  leaderboard(page: LeaderboardPage): Promise<{ players: RankedPlayer[]; total: number }>;
  countPvp(): Promise<{ waiting: number; battles: number }>;
}

export interface LeaderboardPage {
  filter: LeaderboardFilter;
  /** When the period began, in milliseconds. */
  since: number;
  /** Places left out before the page. */
  offset: number;
  size: number;
}
