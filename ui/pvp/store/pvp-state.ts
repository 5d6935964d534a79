import type { LeaderboardFilter, SortKey } from "../../../rules/index.ts";
import type {
  PvpActiveBattle,
  PvpBattleReply,
  PvpChallengeReply,
  PvpWatchReply,
} from "../../../server/contract/index.ts";
import type { ReplayPlayer } from "../../battle/replay/replay-player.ts";
import type { BattleCollection, Selection } from "../../battle/team/selection.ts";
import type { LiveBattle } from "../live/live-battle.ts";
import type { WatchedBattle } from "../live/watched-battle.ts";
import type { PastTape } from "../watch/past-tape.ts";

export type PvpTab = "play" | "stats" | "leaderboard";

/** A search for an opponent, from the queue to the match (`PVP-016`). */
export interface QueueState {
  phase: "joining" | "waiting" | "matched" | "error";
  /** When the wait began, by the browser's clock. */
  joinedAt: number;
  /** Seconds. */
  estimatedWait: number;
  /** Why no opponent was found yet, in the server's words; empty if the server did not say. */
  reason: string;
  /** No opponent was found in the estimated time, so a practice battle is offered. */
  practiceOffered: boolean;
  /** The call for the practice battle is running. */
  practicing: boolean;
  /** The opponent of the match; null until it is known. */
  opponent: PvpActiveBattle["opponent"] | null;
  /** What went wrong, in the phase `error`. */
  error: string;
}

/** The player's battle, except what its field shows (`PVP-029`). */
export interface BattleState {
  id: string;
  /** The battle is loading (`PVP-026`). */
  loading: boolean;
  /** Why the battle cannot be opened, or null. */
  problem: string | null;
  opponent: PvpBattleReply["opponentInfo"];
  rated: boolean;
  watchId: string;
  challengeId: string | null;
  yourTurn: boolean;
  /** When the turn ends, by the browser's clock. */
  deadline: number;
  /** How many of the player's own turns in a row ran out of time. */
  expired: number;
  /** Whether the last call reached the server. */
  reached: boolean;
}

/** A challenge by link: the player's own, or one that the player was invited to (`GAP-61`). */
export interface ChallengeState {
  /** null while its terms are chosen. */
  id: string | null;
  phase: "choosing" | "loading" | "invited" | "waiting" | "problem";
  /** What the server said of it last. */
  reply: PvpChallengeReply | null;
  /** The other player is in another battle. */
  opponentBusy: boolean;
  /** A call that the player has asked for is running. */
  busy: boolean;
  /** Why it cannot go on, in the phase `problem`. */
  problem: string;
}

/** How the last battle ended. */
export interface EndedBattle {
  id: string;
  outcome: PvpBattleReply["outcome"];
  endedBy: PvpBattleReply["endedBy"];
  ratingChange: number;
  unrated: PvpBattleReply["unrated"];
  opponent: string;
  /** The challenge that the battle belonged to, for a rematch; null for one from the queue. */
  challengeId: string | null;
}

/** The watched battle of other players. */
export interface WatchState {
  /** It was opened from the list of live battles. */
  isListed: boolean;
  /** null until the battle has loaded. */
  reply: Pick<PvpWatchReply, "players" | "activePlayer" | "status" | "winner" | "endedBy"> | null;
  /** When the current turn ends, by the browser's clock. */
  deadline: number;
  problem: string | null;
  reached: boolean;
  /** An earlier moment that is shown; null while the present one is. */
  past: { player: ReplayPlayer; tape: PastTape } | null;
  /** What happened before is loading. */
  loadingPast: boolean;
}

/** Everything the PvP screens show, as one immutable snapshot. */
export interface PvpState {
  screen: "menu" | "queue" | "challenge" | "battle" | "result" | "live" | "watch";
  tab: PvpTab;
  collection: BattleCollection;
  sort: SortKey;
  selection: Selection;
  /** Length of a turn, in milliseconds, of the casual battle that the player looks for; null for a rated one. */
  casualTurnMs: number | null;
  /** Counts searches: answers to an earlier one are ignored. */
  search: number;
  /** null while there is no search. */
  queue: QueueState | null;
  /** null while no challenge is shown. */
  challenge: ChallengeState | null;
  battle: BattleState | null;
  /** Follows the battle of the player on the server. */
  live: LiveBattle | null;
  ended: EndedBattle | null;
  watch: WatchState | null;
  /** Follows the watched battle on the server. */
  watched: WatchedBattle | null;
  /** The menu of the battle is open. */
  battleMenu: boolean;
  /** The confirmation for giving up is open. */
  conceding: boolean;
  /** The page of the leaderboard that is shown; its players are in the query cache. */
  leaderboard: { page: number; filter: LeaderboardFilter };
}
