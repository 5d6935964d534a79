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
} from "../../../rules/index.ts";

export type PvpSetup = Extract<BattleSetup, { mode: "pvp" }>;

/** One of the two contestants, as known when the battle began. */
export type Contestant =
  | { playerId: number; name: string; bot: null }
  /** The difficulty at which the server plays this side. */
  | { playerId: null; name: string; bot: Difficulty };

/**
 * Decisions that are no actions of the rules: the beginning, and ends without a defeat. `concede` is a player
 * who gave up, `forfeit` the end after too many expired turns in a row.
 */
export type BattleMark = { type: "begin" | "concede" | "forfeit" | "close" };

const MARKS: ReadonlySet<string> = new Set<BattleMark["type"]>(["begin", "concede", "forfeit", "close"]);

export function isMark(action: BattleAction | BattleMark): action is BattleMark {
  return MARKS.has(action.type);
}

/** One step of a battle; decision n leads from version n - 1 to n, and 0 is the beginning. */
export interface Decision {
  version: number;
  /** The side that decided; at the beginning the side that moves first. */
  side: SideIndex;
  action: BattleAction | BattleMark;
  /** `deadline`: no player decided, as the turn had expired. */
  by: "player" | "bot" | "deadline";
  /** The events it led to, hidden ones included. */
  events: readonly BattleEvent[];
  /** The player's request id: a repeated one is answered with this decision. */
  requestId: string | null;
  decidedAt: number;
}

/** How a battle ended. */
export interface BattleEnd {
  by: BattleEnding["by"];
  /** "draw" also for a closed battle. */
  winner: SideIndex | "draw";
}

/** The end as it was booked. */
export interface BattleResult extends BattleEnd {
  /** null if the battle was not rated. */
  ratingChanges: readonly [number, number] | null;
  /** Why it was not rated; null if it was. */
  unrated: UnratedBecause | null;
  completedAt: number;
}

/** Presence is stored no more often, so most looks write nothing of it; when a side acted, its decisions tell. */
export const SEEN_EVERY_MS = 5_000;

/** What the two agreed on before the battle; the queue agrees for them. */
export interface BattleTerms {
  /** Without rating, by agreement (`GAP-61`). */
  friendly: boolean;
  /** Length of a turn in milliseconds; null for that of the rules (`GAP-69`). */
  turnMs: number | null;
  /** The challenge that it belongs to, or null. */
  challengeId: string | null;
}

/** The terms of a battle from the queue: rated, or a casual one with turns of that many milliseconds (`GAP-69`). */
export function queueTerms(casualTurnMs: number | null): BattleTerms {
  return { friendly: casualTurnMs !== null, turnMs: casualTurnMs, challengeId: null };
}

/** A stored battle between two players or a player and a bot; never changed in place. */
export interface PvpBattle {
  /** Random: players find the battle by this id (`ABU-32`). */
  id: string;
  /** Random: everybody who knows it may watch (`GAP-43`). */
  watchId: string;
  contestants: readonly [Contestant, Contestant];
  terms: BattleTerms;
  /** Decks as the ledger held them at the join, and the seed (`GAP-41`). */
  setup: PvpSetup;
  rulesHash: string;
  createdAt: number;
  version: number;
  state: Battle;
  clock: TurnClock;
  /** When the server must act by itself; null once the battle is over. */
  dueAt: number | null;
  /** By version, the beginning first. */
  decisions: readonly Decision[];
  result: BattleResult | null;
}

/** A battle that has only begun. */
export type NewBattle = Omit<PvpBattle, "result">;

/** What never changes of a battle, and its result; the result's columns are null during the battle. */
export interface SettledRow {
  id: string;
  watchId: string;
  player1: number;
  player2: number | null;
  name1: string;
  name2: string;
  botStyle: Difficulty | null;
  rulesHash: string;
  createdAt: number;
  friendly: number;
  turnMs: number | null;
  challengeId: string | null;
  winner: 0 | 1 | null;
  endedBy: BattleResult["by"] | null;
  change1: number | null;
  change2: number | null;
  unrated: UnratedBecause | null;
  completedAt: number | null;
}

/** A battle's columns without the large ones, joined from several tables. */
export interface BattleRow extends SettledRow {
  version: number;
  deadline: number;
  expired1: number;
  expired2: number;
  dueAt: number | null;
  /** null for a bot, and once the battle is over. */
  seen1: number | null;
  seen2: number | null;
}

/** Makes the battle from its row; the large columns come parsed. */
export function battleOf(
  row: BattleRow,
  { setup, state, decisions }: Pick<PvpBattle, "setup" | "state" | "decisions">,
): PvpBattle {
  const settled = settledOf(row);
  const { createdAt } = settled;
  return {
    ...settled,
    setup,
    version: row.version,
    state,
    clock: {
      deadline: row.deadline,
      expired: [row.expired1, row.expired2],
      seenAt: [
        lastSeen(0, row.seen1 ?? createdAt, decisions),
        lastSeen(1, row.seen2 ?? createdAt, decisions),
      ],
      turnMs: row.turnMs,
    },
    dueAt: row.dueAt,
    decisions,
  };
}

/** When a side polled last, to `SEEN_EVERY_MS`, or acted. */
function lastSeen(side: SideIndex, seenAt: number, decisions: readonly Decision[]): number {
  const acted = decisions.findLast((decision) => decision.side === side && decision.by === "player");
  return Math.max(seenAt, acted?.decidedAt ?? 0);
}

/** What never changes of a battle, and its result. */
export function settledOf(
  row: SettledRow,
): Pick<PvpBattle, "id" | "watchId" | "contestants" | "terms" | "rulesHash" | "createdAt" | "result"> {
  const { id, watchId, player1, name1, rulesHash, createdAt, turnMs, challengeId } = row;
  const contestants = [{ playerId: player1, name: name1, bot: null }, secondOf(row)] as const;
  const terms = { friendly: row.friendly !== 0, turnMs, challengeId };
  return { id, watchId, contestants, terms, rulesHash, createdAt, result: resultOf(row) };
}

function secondOf({ player2, name2, botStyle }: SettledRow): Contestant {
  if (player2 !== null) return { playerId: player2, name: name2, bot: null };
  if (botStyle === null) throw new Error("A battle without a second player and without a bot");
  return { playerId: null, name: name2, bot: botStyle };
}

function resultOf({
  endedBy,
  winner,
  change1,
  change2,
  unrated,
  completedAt,
}: SettledRow): BattleResult | null {
  if (endedBy === null || completedAt === null) return null;
  return {
    by: endedBy,
    winner: winner ?? "draw",
    ratingChanges: change1 === null || change2 === null ? null : [change1, change2],
    unrated,
    completedAt,
  };
}
