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
} from "../../../rules/index.ts";
import type { ArchivedBattle } from "./archive.ts";
import type { BattleEnd, BattleResult, NewBattle, PvpBattle } from "./battle.ts";

/** A waiting player with their deck. */
export interface QueuePlace extends QueueEntry {
  /** The player's internal number; `playerId` is the public id. */
  id: number;
  name: string;
  deck: Deck;
}

/** A request to join the queue; the store adds rating and times. */
export type QueueRequest = Pick<QueuePlace, "id" | "account" | "deck" | "casualTurnMs">;

/** How the queue is paired, decided by the rules within one transaction (`GAP-41`). */
export interface Matching {
  /** The rating of a player without a battle. */
  startRating: number;
  /** Battles that ended after this moment count against a player who wants to start another one. */
  endedAfter(now: number): number;
  /** Why a player may not start another battle, given the count of those. */
  whyNotStart(ended: Counted): Refusal | null;
  /** A player still counts as waiting if seen after this moment. */
  seenAfter(now: number): number;
  pair(queue: readonly QueueEntry[], now: number): [QueueEntry, QueueEntry][];
  begin(places: readonly [QueuePlace, QueuePlace], now: number): NewBattle;
}

export type Waiting = Pick<QueuePlace, "joinedAt" | "rating" | "casualTurnMs">;

/** A player's place between queue and battle. */
export interface QueueState {
  now: number;
  /** Id of the active battle, or null. */
  battleId: string | null;
  waiting: Waiting | null;
  /** The latest waits in seconds for the same kind of battle, oldest first. */
  waits: readonly number[];
}

export type QueueAnswer =
  | { ok: true; state: QueueState }
  | { ok: false; why: "inBattle"; battleId: string }
  | { ok: false; why: "refused"; refusal: Refusal };

/** Makes a battle against a bot for a waiting deck, or refuses it with a reason. */
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

/** What booking a finished battle reads, within its transaction. */
export interface Standing {
  /** null for a bot, and for a player without a battle. */
  statistics: readonly [PvpStatistics | null, PvpStatistics | null];
  /** Rated battles of the same two that ended since the pair's moment; see `BattleWork`. */
  ratedOfPair: number;
}

/** How a finished battle changes its players' records. */
export interface Booking {
  ratingChanges: BattleResult["ratingChanges"];
  unrated: UnratedBecause | null;
  /** The players' records afterwards; null for a battle that counts in none. */
  statistics: readonly [PvpStatistics, PvpStatistics] | null;
  /** The beginnings of the leaderboard periods that the battle counts in. */
  periods: Record<LeaderboardFilter, number>;
}

/** Synchronous work on a battle that returns the changed battle and the reply. */
export interface BattleWork<Answer> {
  /** Returns the same object if nothing happened; `end` is set if the battle ends by it. */
  change(battle: PvpBattle, now: number): { battle: PvpBattle; end: BattleEnd | null; answer: Answer };
  /** Rated battles of the same two count from this moment on when a battle is booked. */
  pairSince(now: number): number;
  book(battle: PvpBattle, end: BattleEnd, standing: Standing, now: number): Booking;
}

export interface ChangedBattle<Answer> {
  before: PvpBattle;
  battle: PvpBattle;
  answer: Answer;
  now: number;
}

/** A finished battle in a player's history, without the data of its replay. */
export interface PvpRecord extends BattleResult {
  battleId: string;
  playerIds: readonly [number, number | null];
  names: readonly [string, string];
  turns: number;
  createdAt: number;
  /** Whether the battle can still be watched again. */
  replayKept: boolean;
}

/** A stored battle, and the game's time. */
export interface SeenBattle {
  battle: PvpBattle;
  now: number;
}

/** Called with a battle that has changed, and its version. */
export type BattleListener = (id: string, version: number) => void;

/** The part of the store about PvP; see `Store`. */
export interface PvpStore {
  /**
   * Puts a player into the queue with this deck, or replaces the deck; whoever waits for another kind of battle begins
   * to wait anew. Refused in a battle, or after too many battles. Then pairs the queue.
   */
  joinQueue(request: QueueRequest, matching: Matching): Promise<QueueAnswer>;
  /** Records that a player still waits, and pairs the queue if `pairs` is set. */
  pollQueue(playerId: number, matching: Matching, pairs: boolean): Promise<QueueState>;
  /** Pairs the queue; returns the number of new battles. */
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
  /** A battle that goes on as far as this process knows: what never changes of it is true, the rest may be behind. */
  knownBattle(id: string): PvpBattle | null;
  /** null if there is no such battle, or it is archived. */
  findBattle(id: string): Promise<SeenBattle | null>;
  findWatchedBattle(watchId: string): Promise<SeenBattle | null>;
  /** A finished battle by its id or its watch id; null if there is none or it is not archived yet. */
  findArchivedBattle(by: "id" | "watchId", id: string): Promise<ArchivedBattle | null>;
  /**
   * Archives some battles that ended ten minutes ago or earlier: they are kept without their states and events, under the
   * hash that `rulesHash` makes of theirs. Returns whether more are left.
   */
  archiveBattles(shown: number, rulesHash: (hash: string) => string): Promise<boolean>;
  /** Records that a side is present (`GAP-42`). */
  noteSeen(battleId: string, side: SideIndex): Promise<void>;
  /** Changes a battle and books it if it ends, in one transaction; null if there is no such battle or it is archived. */
  changeBattle<Answer>(id: string, work: BattleWork<Answer>): Promise<ChangedBattle<Answer> | null>;
  /** Ids of battles in which the server must act, the longest due first. */
  dueBattles(most: number): Promise<string[]>;

  /** The versions of these battles; of one that does not exist nothing. */
  battleVersions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Tells the other processes that a battle has changed, where the database can: in batches, and without a promise that
   * it arrives. Whoever must know reads the versions from time to time.
   */
  announceBattle(id: string, version: number): void;
  /** Calls the listener with what other processes announce. */
  onBattleAnnounced(listener: BattleListener): void;

  /** null for a player who never fought. */
  pvpStatistics(playerId: number): Promise<PvpStatistics | null>;
  /** A player's rank among all rated players; 0 for none. */
  pvpRank(playerId: number): Promise<number>;
  /** The player's latest battles, newest first. */
  pvpHistory(playerId: number, most: number): Promise<PvpRecord[]>;
  /** One page of the leaderboard, and the number of players on it altogether. */
  leaderboard(page: LeaderboardPage): Promise<{ players: RankedPlayer[]; total: number }>;
  countPvp(): Promise<{ waiting: number; battles: number }>;
}

export interface LeaderboardPage {
  filter: LeaderboardFilter;
  /** When the period began, in milliseconds. */
  since: number;
  /** Number of places before the page. */
  offset: number;
  size: number;
}
