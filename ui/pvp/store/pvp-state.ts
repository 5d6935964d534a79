import type { LeaderboardFilter, SortKey } from "../../../rules/index.ts";
import type {
  PvpActiveBattle,
  PvpBattleReply,
  PvpLeaderboardReply,
  PvpStatsReply,
  PvpWatchReply,
} from "../../../server/contract/index.ts";
import type { Collection, Selection } from "../../arena/store/arena-state.ts";

export type PvpTab = "play" | "stats" | "leaderboard";

/** The way from the queue to a battle (`PVP-016`). */
export interface QueueState {
  phase: "joining" | "waiting" | "matched" | "error";
  /** When the wait began, by the browser's clock. */
  joinedAt: number;
  /** Seconds. */
  estimatedWait: number;
  /** Why nobody was found yet, in the server's words; empty where that is not known. */
  reason: string;
  /** Nobody came in that time: a practice battle is offered. */
  practiceOffered: boolean;
  /** The call that asks for it is under way. */
  practicing: boolean;
  /** Who was found; null until that is known. */
  opponent: PvpActiveBattle["opponent"] | null;
  /** What went wrong, in the phase of that name. */
  error: string;
}

/** The battle the player is in, besides what its field shows (`PVP-029`). */
export interface BattleState {
  id: string;
  /** It is on its way (`PVP-026`). */
  loading: boolean;
  /** Why it cannot be opened, or null. */
  problem: string | null;
  opponent: PvpBattleReply["opponentInfo"];
  rated: boolean;
  watchId: string;
  yourTurn: boolean;
  /** When the turn ends, by the browser's clock. */
  deadline: number;
  /** How many of the player's own turns in a row ran out of time. */
  expired: number;
  /** The server could be reached when it was asked last. */
  reached: boolean;
}

/** How the battle that was played last ended. */
export interface EndedBattle {
  id: string;
  outcome: PvpBattleReply["outcome"];
  endedBy: PvpBattleReply["endedBy"];
  ratingChange: number;
  unrated: PvpBattleReply["unrated"];
  opponent: string;
}

/** The battle of others that is watched. */
export interface WatchState {
  /** null until it is there. */
  reply: Pick<PvpWatchReply, "players" | "activePlayer" | "status" | "winner" | "endedBy"> | null;
  /** When the turn that runs ends, by the browser's clock. */
  deadline: number;
  problem: string | null;
  reached: boolean;
}

/** What is fetched for a tab, and how its loading stands. */
export interface Fetched<Content> {
  content: Content | null;
  loading: boolean;
  failed: boolean;
}

export const notFetched: Fetched<never> = { content: null, loading: false, failed: false };

/** Everything the PvP screens show, as one immutable snapshot. */
export interface PvpState {
  screen: "menu" | "queue" | "battle" | "watch";
  tab: PvpTab;
  collection: Collection;
  sort: SortKey;
  selection: Selection;
  /** null while no opponent is looked for. */
  queue: QueueState | null;
  battle: BattleState | null;
  ended: EndedBattle | null;
  watch: WatchState | null;
  /** The menu of the battle is open. */
  battleMenu: boolean;
  /** The player is asked whether to give up. */
  conceding: boolean;
  stats: Fetched<PvpStatsReply>;
  leaderboard: Fetched<PvpLeaderboardReply> & { page: number; filter: LeaderboardFilter };
}
