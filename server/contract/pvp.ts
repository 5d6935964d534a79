import { Type } from "typebox";
import { BattleSide, VisibleEvent } from "./battle-side.ts";
import { identifier, requestId, timestamp } from "./shapes.ts";

/** The PvP calls (`api-contract.md` 4.4). Durations in milliseconds, waits in seconds (`CON-74`). */

/** More than any rule file allows: the rules refuse too many in words of their own (`PVP-007`, `PVP-008`). */
const MOST_CHOSEN = 64;
/** A card by its id; posted objects decide nothing but by their id (`ABU-47`). */
const chosen = Type.Union([identifier, Type.Object({ id: identifier }, { additionalProperties: true })]);
const chosenList = Type.Array(chosen, { maxItems: MOST_CHOSEN });

/** `POST /api/pvp/queue` (`PVP-018`). Creatures in drawing order. */
export const PvpQueueRequest = Type.Object({
  selectedCreatures: chosenList,
  tools: Type.Optional(chosenList),
  spells: Type.Optional(chosenList),
});
export type PvpQueueRequest = Type.Static<typeof PvpQueueRequest>;

export const PvpQueueReply = Type.Object({
  matched: Type.Boolean(),
  battleId: Type.Optional(Type.String()),
  /** Seconds. */
  estimatedWaitTime: Type.Integer(),
});
export type PvpQueueReply = Type.Static<typeof PvpQueueReply>;

/** `POST /api/pvp/queue/bot`, without a body: the deck that waits in the queue fights a bot at once. */
export const PvpPracticeReply = Type.Object({ matched: Type.Literal(true), battleId: Type.String() });
export type PvpPracticeReply = Type.Static<typeof PvpPracticeReply>;

/** What whoever is not on the battle's own screen should know of it: against whom, whose turn, how long it runs. */
const ActiveBattle = Type.Object({
  opponent: Type.Object({
    name: Type.String(),
    bot: Type.Boolean(),
    /** null without a rated battle, and for a bot. */
    rating: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
  }),
  yourTurn: Type.Boolean(),
  timeRemaining: Type.Integer(),
  /** Of the player's own turns in a row (`GAP-42`). */
  expiredTurns: Type.Integer(),
});
export type PvpActiveBattle = Type.Static<typeof ActiveBattle>;

/** `GET /api/pvp/queue/status` (`PVP-019`): matched for as long as a battle of the player's is active. */
export const PvpQueueStatusReply = Type.Object({
  matched: Type.Boolean(),
  inQueue: Type.Boolean(),
  /** Seconds waited so far. */
  waitTime: Type.Integer(),
  estimatedWaitTime: Type.Integer(),
  /** Why nobody was found yet, in words; missing where somebody may be found any moment. */
  waitReason: Type.Optional(Type.String()),
  /** Whether the wait was long enough for a practice battle to be offered. */
  practiceOffered: Type.Boolean(),
  battleId: Type.Optional(Type.String()),
  /** That battle in short, while it is active. */
  battle: Type.Optional(ActiveBattle),
});
export type PvpQueueStatusReply = Type.Static<typeof PvpQueueStatusReply>;

const version = Type.Integer({ minimum: 0 });
const status = Type.Enum(["active", "completed"]);
const booleanOrNull = Type.Unsafe<boolean | null>({ type: ["boolean", "null"] });
const integerOrNull = Type.Unsafe<number | null>({ type: ["integer", "null"] });

/**
 * How a battle came to its end: creatures, the turn limit, giving up, too many expired turns in a row, closed
 * without a result.
 */
export const PVP_ENDINGS = ["defeat", "turnLimit", "forfeit", "timeout", "closed"] as const;
const endedBy = Type.Unsafe<(typeof PVP_ENDINGS)[number] | null>({
  type: ["string", "null"],
  enum: [...PVP_ENDINGS, null],
});
/** Practice against a bot, the limit of one pair, left early without damage, or closed (`GAP-40`). */
export const UNRATED_REASONS = ["practice", "pair_limit", "early_forfeit", "closed"] as const;
const unrated = Type.Unsafe<(typeof UNRATED_REASONS)[number] | null>({
  type: ["string", "null"],
  enum: [...UNRATED_REASONS, null],
});
const outcome = Type.Unsafe<"victory" | "defeat" | "draw" | null>({
  type: ["string", "null"],
  enum: ["victory", "defeat", "draw", null],
});
const Opponent = Type.Object({
  name: Type.String(),
  /** A practice battle: the opponent is played by the server, and the battle is not rated. */
  bot: Type.Boolean(),
});

const ExpiredTurns = Type.Object({ own: Type.Integer(), opponent: Type.Integer() });

const BattleState = Type.Object({ player1: BattleSide, player2: BattleSide });

/** What the battle and action calls tell of the battle's course. */
const course = {
  version,
  status,
  yourTurn: Type.Boolean(),
  turnNumber: Type.Integer(),
  /** Of the turn that runs, whoever's it is; the grace of the server is not in it. */
  timeRemaining: Type.Integer(),
  /** Turns in a row that each player let expire; the rules say how many end the battle (`GAP-42`). */
  expiredTurns: ExpiredTurns,
  serverTime: timestamp,
  /** null while the battle goes on, and after one without a winner. */
  isWinner: booleanOrNull,
  outcome,
  endedBy,
  /** Signed, from the viewer's side (`CON-78`); null while the battle goes on, 0 where it was not rated. */
  ratingChange: integerOrNull,
  /** Why the battle was not rated; null while it goes on, and for a rated one. */
  unrated,
  /** What happened after the version asked for with `since`; without it, or if too old, all that the log tells of. */
  events: Type.Array(VisibleEvent),
  /** The version that `events` begin after. */
  eventsSince: version,
};

/** `GET /api/pvp/battle/{id}` (`PVP-028`, `PVP-037`). */
export const PvpBattleReply = Type.Object({
  ...course,
  battleState: BattleState,
  isPlayer1: Type.Boolean(),
  opponentInfo: Opponent,
  /** Whether the battle is played for rating; a rated one may still end without a change (`GAP-40`). */
  rated: Type.Boolean(),
  /** The secret of the link by which others watch. */
  watchId: Type.String(),
});
export type PvpBattleReply = Type.Static<typeof PvpBattleReply>;

/** The same with `?since=` the present version. */
export const PvpUnchangedReply = Type.Object({
  unchanged: Type.Literal(true),
  version,
  timeRemaining: Type.Integer(),
});
export type PvpUnchangedReply = Type.Static<typeof PvpUnchangedReply>;

export const PvpSinceQuery = Type.Object({ since: Type.Optional(Type.String({ pattern: "^\\d{1,9}$" })) });
export const PvpBattlePath = Type.Object({ battleId: identifier });
export const PvpWatchPath = Type.Object({ watchId: identifier });

/** The rules refuse what is missing or unknown. */
const actionText = Type.Optional(Type.String({ maxLength: 64 }));

/**
 * `POST /api/pvp/battle/{id}/action` (`PVP-038`, `CON-63`): deploy and defend name creatureId; attack attackerId
 * and targetId; tool toolId, creatureId and targetId where it is for another; spell spellId, casterId, targetId.
 */
export const PvpActionRequest = Type.Object({
  action: Type.Object({
    type: actionText,
    creatureId: actionText,
    attackerId: actionText,
    targetId: actionText,
    toolId: actionText,
    spellId: actionText,
    casterId: actionText,
    requestId,
    /** The version the player saw; another one is refused as stale. */
    expectedVersion: Type.Optional(version),
  }),
});
export type PvpActionRequest = Type.Static<typeof PvpActionRequest>;

/** The answer to an action and to giving up; `events` are those since the version before it. */
export const PvpActionReply = Type.Object({ ...course, updatedState: BattleState });
export type PvpActionReply = Type.Static<typeof PvpActionReply>;

/** `GET /api/pvp/watch/{watchId}`: hands, decks and unused items of both sides are hidden (`GAP-43`). */
export const PvpWatchReply = Type.Object({
  version,
  status,
  battleState: BattleState,
  turnNumber: Type.Integer(),
  /** Whose turn it is: 1 or 2. */
  activePlayer: Type.Integer({ minimum: 1, maximum: 2 }),
  timeRemaining: Type.Integer(),
  serverTime: timestamp,
  players: Type.Array(Opponent, { minItems: 2, maxItems: 2 }),
  /** 1 or 2, or null: goes on, drawn or closed. */
  winner: integerOrNull,
  endedBy,
  events: Type.Array(VisibleEvent),
  eventsSince: version,
});
export type PvpWatchReply = Type.Static<typeof PvpWatchReply>;

/**
 * `GET /api/pvp/battle/{id}/replay`: the replay file of a completed battle, as the rules' `Replay` with the names
 * of both players, and the viewer's side in it (0 or 1).
 */
export const PvpReplayReply = Type.Object({
  side: Type.Integer({ minimum: 0, maximum: 1 }),
  replay: Type.Unknown(),
});
export type PvpReplayReply = Type.Static<typeof PvpReplayReply>;

const ratingChange = Type.Integer();

/** A battle of the player's history (`PVP-049`). Changes of rating from each player's own side. */
export const PvpRecentBattle = Type.Object({
  /** Id of the battle, for its replay. */
  history_id: Type.String(),
  isPlayer1: Type.Boolean(),
  won: Type.Boolean(),
  outcome: Type.Enum(["victory", "defeat", "draw"]),
  endedBy: Type.Enum([...PVP_ENDINGS]),
  rated: Type.Boolean(),
  practice: Type.Boolean(),
  unrated,
  player1_name: Type.String(),
  player2_name: Type.String(),
  player1_rating_change: ratingChange,
  player2_rating_change: ratingChange,
  total_turns: Type.Integer(),
  battle_duration: Type.Integer(),
  completed_at: timestamp,
});
export type PvpRecentBattle = Type.Static<typeof PvpRecentBattle>;

/** `GET /api/pvp/stats` (`PVP-048`, `PVP-050`). */
export const PvpStatsReply = Type.Object({
  stats: Type.Object({
    rating: Type.Integer(),
    wins: Type.Integer(),
    losses: Type.Integer(),
    win_streak: Type.Integer(),
    best_win_streak: Type.Integer(),
    total_damage_dealt: Type.Number(),
    total_damage_taken: Type.Number(),
  }),
  /** Latest first (`GAP-44`). */
  recentBattles: Type.Array(PvpRecentBattle),
  /** 0 without a rated battle (`GAP-45`). */
  rank: Type.Integer(),
});
export type PvpStatsReply = Type.Static<typeof PvpStatsReply>;

/** `GET /api/pvp/leaderboard` (`PVP-057` to `PVP-059`, `GAP-45`): a page below 1 is the first, perPage is 20. */
export const PvpLeaderboardQuery = Type.Object({
  page: Type.Optional(Type.String({ maxLength: 16 })),
  perPage: Type.Optional(Type.String({ maxLength: 16 })),
  filter: Type.Optional(Type.Enum(["all", "week", "month"])),
});
export const PvpLeaderboardReply = Type.Object({
  players: Type.Array(
    Type.Object({
      /** The public id (`ABU-54`). */
      user_id: Type.String(),
      rank: Type.Integer(),
      first_name: Type.String(),
      rating: Type.Integer(),
      wins: Type.Integer(),
      losses: Type.Integer(),
    }),
  ),
  totalPages: Type.Integer(),
});
export type PvpLeaderboardReply = Type.Static<typeof PvpLeaderboardReply>;
