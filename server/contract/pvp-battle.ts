import { Type } from "typebox";
import { type ActionIdField, WIRE_ACTIONS } from "../../rules/index.ts";
import { BattleSide, VisibleEvent } from "./battle-side.ts";
import type { CallTable } from "./call.ts";
import { Empty, identifier, requestId, textOrNull, timestamp } from "./shapes.ts";

/** The calls about one PvP battle (`api-contract.md` 4.4). Durations in milliseconds (`CON-74`). */

const version = Type.Integer({ minimum: 0 });
const status = Type.Enum(["active", "completed"]);
const booleanOrNull = Type.Unsafe<boolean | null>({ type: ["boolean", "null"] });
const integerOrNull = Type.Unsafe<number | null>({ type: ["integer", "null"] });

/**
 * How a battle ended: no creatures left, the turn limit, giving up, too many expired turns in a row, closed
 * without a result.
 */
export const PVP_ENDINGS = ["defeat", "emptyField", "turnLimit", "forfeit", "timeout", "closed"] as const;
const endedBy = Type.Unsafe<(typeof PVP_ENDINGS)[number] | null>({
  type: ["string", "null"],
  enum: [...PVP_ENDINGS, null],
});
/** Practice against a bot, the limit of one pair, left early without damage, closed (`GAP-40`), or agreed (`GAP-61`). */
export const UNRATED_REASONS = ["practice", "pair_limit", "early_forfeit", "closed", "friendly"] as const;
export const unrated = Type.Unsafe<(typeof UNRATED_REASONS)[number] | null>({
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

/** The rules that the battle is played by: `GET /api/rules/{hash}` where they are not those of `GET /api/rules`. */
const rulesHash = Type.String();

const BattleState = Type.Object({ player1: BattleSide, player2: BattleSide });

/** The course of the battle, in the replies of the battle and action calls. */
const course = {
  version,
  status,
  yourTurn: Type.Boolean(),
  turnNumber: Type.Integer(),
  /** Time left in the running turn, whoever's it is, without the server's grace. */
  timeRemaining: Type.Integer(),
  /** Turns in a row that each player let expire; the rules say how many lose the battle (`GAP-42`). */
  expiredTurns: ExpiredTurns,
  serverTime: timestamp,
  /** null during the battle, and after one without a winner. */
  isWinner: booleanOrNull,
  outcome,
  endedBy,
  /** Signed, from the viewer's side (`CON-78`); null during the battle, 0 if it was not rated. */
  ratingChange: integerOrNull,
  /** Why the battle was not rated; null during the battle, and for a rated one. */
  unrated,
  /** The events after the version in `since`; without it, or if it is too old, all events of the log. */
  events: Type.Array(VisibleEvent),
  /** The version that `events` begin after. */
  eventsSince: version,
};

/** `GET /api/pvp/battle/{id}` (`PVP-028`, `PVP-037`). */
export const PvpBattleReply = Type.Object({
  ...course,
  battleState: BattleState,
  rulesHash,
  isPlayer1: Type.Boolean(),
  opponentInfo: Opponent,
  /** Whether the battle is played for rating; a rated one may still end without a change (`GAP-40`). */
  rated: Type.Boolean(),
  /** The challenge that the battle belongs to, for a rematch; null for one from the queue. */
  challengeId: textOrNull,
  /** The secret part of the link for watchers. */
  watchId: Type.String(),
});
export type PvpBattleReply = Type.Static<typeof PvpBattleReply>;

/** The reply if `?since=` is the present version. */
export const PvpUnchangedReply = Type.Object({
  unchanged: Type.Literal(true),
  version,
  timeRemaining: Type.Integer(),
});
export type PvpUnchangedReply = Type.Static<typeof PvpUnchangedReply>;

export const PvpSinceQuery = Type.Object({ since: Type.Optional(Type.String({ pattern: "^\\d{1,9}$" })) });
export const PvpBattlePath = Type.Object({ battleId: identifier });
export const PvpWatchPath = Type.Object({ watchId: identifier });

/** The rules refuse a missing or unknown id. */
const actionText = Type.Optional(Type.String({ maxLength: 64 }));
const actionIds = Object.fromEntries(
  WIRE_ACTIONS.flatMap(({ needs, mayHave }) => [...needs, ...mayHave].map((field) => [field, actionText])),
) as Record<ActionIdField, typeof actionText>;

/** Each kind of action with its ids, such as 'tool: toolId, creatureId, targetId?'. */
const actionWords = WIRE_ACTIONS.map(({ type, needs, mayHave }) => {
  const ids = [...needs, ...mayHave.map((field) => `${field}?`)];
  return ids.length === 0 ? type : `${type}: ${ids.join(", ")}`;
}).join("; ");

/** `POST /api/pvp/battle/{id}/action`: the type of an action and the ids that its rule names (`PVP-038`, `CON-63`). */
export const PvpActionRequest = Type.Object({
  action: Type.Object({
    type: actionText,
    ...actionIds,
    requestId,
    /** The version that the player saw; the action is refused as stale on any other. */
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
  rulesHash,
  status,
  battleState: BattleState,
  turnNumber: Type.Integer(),
  /** Whose turn it is: 1 or 2. */
  activePlayer: Type.Integer({ minimum: 1, maximum: 2 }),
  timeRemaining: Type.Integer(),
  serverTime: timestamp,
  players: Type.Array(Opponent, { minItems: 2, maxItems: 2 }),
  /** 1 or 2; null during the battle, and for a draw or a closed battle. */
  winner: integerOrNull,
  endedBy,
  events: Type.Array(VisibleEvent),
  eventsSince: version,
});
export type PvpWatchReply = Type.Static<typeof PvpWatchReply>;

/**
 * `GET /api/pvp/battle/{id}/replay`: the replay file of a finished battle, as the rules' `Replay` with the
 * names of both players, and the viewer's side in it (0 or 1).
 */
export const PvpReplayReply = Type.Object({
  side: Type.Integer({ minimum: 0, maximum: 1 }),
  replay: Type.Unknown(),
});
export type PvpReplayReply = Type.Static<typeof PvpReplayReply>;

export const PVP_BATTLE_CALLS = {
  "GET /api/pvp/battle/:battleId": {
    summary: "The player's battle",
    description: "With `since`, the version that was seen last, the answer may be that nothing is new.",
    tag: "pvp",
    params: PvpBattlePath,
    query: PvpSinceQuery,
    reply: Type.Union([PvpUnchangedReply, PvpBattleReply]),
  },
  "POST /api/pvp/battle/:battleId/action": {
    summary: "Act in the player's turn",
    description: `${actionWords}. Without targetId a tool or spell works on the creature that uses it. A requestId that was answered before is answered again; another expectedVersion than the present one is refused as stale.`,
    tag: "pvp",
    params: PvpBattlePath,
    body: PvpActionRequest,
    reply: PvpActionReply,
  },
  "POST /api/pvp/battle/:battleId/concede": {
    summary: "Give the battle up",
    tag: "pvp",
    params: PvpBattlePath,
    body: Empty,
    reply: PvpActionReply,
  },
  "GET /api/pvp/battle/:battleId/events": {
    summary: "Be told when the battle changes",
    description:
      "Each event carries the battle's version. A page names its player in the query, where streams have no headers.",
    tag: "pvp",
    params: PvpBattlePath,
    query: Type.Object({ player: Type.Optional(identifier) }),
    reply: Type.String(),
    otherReplies: { 204: Type.Null() },
  },
  "GET /api/pvp/battle/:battleId/replay": {
    summary: "The replay of a finished battle",
    tag: "pvp",
    params: PvpBattlePath,
    reply: PvpReplayReply,
  },
  "GET /api/pvp/watch/:watchId": {
    summary: "Watch a battle",
    description: "Hands, decks and unused items of both sides are hidden.",
    tag: "pvp",
    params: PvpWatchPath,
    query: PvpSinceQuery,
    reply: Type.Union([PvpUnchangedReply, PvpWatchReply]),
  },
} satisfies CallTable;
