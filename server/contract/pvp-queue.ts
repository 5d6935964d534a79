import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Empty, identifier, SuccessReply } from "./shapes.ts";

/** The calls about the PvP queue (`api-contract.md` 4.4). Durations in milliseconds, waits in seconds (`CON-74`). */

/**
 * More than any rule file allows: the rules refuse too many with a sentence of their own (`PVP-007`,
 * `PVP-008`).
 */
const MOST_CHOSEN = 64;
/** A card by its id; of a posted object only the id counts (`ABU-47`). */
const chosen = Type.Union([identifier, Type.Object({ id: identifier }, { additionalProperties: true })]);
const chosenList = Type.Array(chosen, { maxItems: MOST_CHOSEN });

/** The cards that a player brings, creatures in drawing order. */
export const chosenDeck = {
  selectedCreatures: chosenList,
  tools: Type.Optional(chosenList),
  spells: Type.Optional(chosenList),
};

/** `POST /api/pvp/queue` (`PVP-018`). */
export const PvpQueueRequest = Type.Object({
  ...chosenDeck,
  /** Length of a turn of a casual battle, which changes no rating; without it the battle is rated (`GAP-69`). */
  casualTurnMs: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type PvpQueueRequest = Type.Static<typeof PvpQueueRequest>;

export const PvpQueueReply = Type.Object({
  matched: Type.Boolean(),
  battleId: Type.Optional(Type.String()),
  /** Seconds. */
  estimatedWaitTime: Type.Integer(),
});
export type PvpQueueReply = Type.Static<typeof PvpQueueReply>;

/** `POST /api/pvp/queue/bot`, without a body: starts a battle of the deck in the queue against a bot. */
export const PvpPracticeReply = Type.Object({ matched: Type.Literal(true), battleId: Type.String() });
export type PvpPracticeReply = Type.Static<typeof PvpPracticeReply>;

/** A summary of the battle for other screens: the opponent, whose turn it is, and the time left. */
const ActiveBattle = Type.Object({
  opponent: Type.Object({
    name: Type.String(),
    bot: Type.Boolean(),
    /** null for a bot. */
    rating: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
  }),
  yourTurn: Type.Boolean(),
  timeRemaining: Type.Integer(),
  /** Of the player's own turns in a row (`GAP-42`). */
  expiredTurns: Type.Integer(),
});
export type PvpActiveBattle = Type.Static<typeof ActiveBattle>;

/** `GET /api/pvp/queue/status` (`PVP-019`): matched while a battle of the player is active. */
export const PvpQueueStatusReply = Type.Object({
  matched: Type.Boolean(),
  inQueue: Type.Boolean(),
  /** Seconds waited so far. */
  waitTime: Type.Integer(),
  estimatedWaitTime: Type.Integer(),
  /** Why no opponent was found yet, as a sentence; missing if one may be found at any moment. */
  waitReason: Type.Optional(Type.String()),
  /** Whether the wait was long enough for the offer of a practice battle. */
  practiceOffered: Type.Boolean(),
  battleId: Type.Optional(Type.String()),
  /** A summary of that battle while it is active. */
  battle: Type.Optional(ActiveBattle),
});
export type PvpQueueStatusReply = Type.Static<typeof PvpQueueStatusReply>;

export const PVP_QUEUE_CALLS = {
  "POST /api/pvp/queue": {
    summary: "Wait for an opponent",
    description:
      "Only ids count: the ledger says what the cards are. Joining again replaces the deck. Only players who wait for the same kind of battle with the same clock meet. 409 with battleId in a battle.",
    tag: "pvp",
    limit: "queueJoin",
    body: PvpQueueRequest,
    reply: PvpQueueReply,
  },
  "GET /api/pvp/queue/status": {
    summary: "Whether an opponent was found",
    description: "Asking keeps the place in the queue; without a question for 10 s it is given up.",
    tag: "pvp",
    reply: PvpQueueStatusReply,
  },
  "POST /api/pvp/queue/cancel": {
    summary: "Stop waiting",
    description: "A match that was made already stands.",
    tag: "pvp",
    body: Empty,
    reply: SuccessReply,
  },
  "POST /api/pvp/queue/bot": {
    summary: "Fight a bot with the deck that waits",
    description: "For a player in the queue whose estimated wait is over; the battle is not rated.",
    tag: "pvp",
    body: Empty,
    reply: PvpPracticeReply,
  },
} satisfies CallTable;
