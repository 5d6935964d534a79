import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { timestamp } from "./shapes.ts";

/** The calls about positions (`GAP-73`). */

const integerOrNull = Type.Unsafe<number | null>({ type: ["integer", "null"] });

/** What a player made of a position. */
export const PositionStanding = Type.Object({
  number: Type.Integer(),
  /** Up to the first that reached the goal. */
  tries: Type.Integer(),
  reached: Type.Boolean(),
  /** Energy left by the try that reached the goal; null before. */
  energyLeft: integerOrNull,
  /** Whether it was reached on the position's own day. */
  onItsDay: Type.Boolean(),
});
export type PositionStanding = Type.Static<typeof PositionStanding>;

const PositionStreak = Type.Object({ days: Type.Integer(), best: Type.Integer() });

/** `POST /api/tryPosition`: `actions` are the texts of a turn, its end may be left out. */
export const TryPositionRequest = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  requestId: Type.String({ minLength: 1, maxLength: 64 }),
  actions: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 64 }),
});
export const TryPositionReply = Type.Object({
  reached: Type.Boolean(),
  energyLeft: Type.Integer(),
  /** Whether it changed the standing. */
  counted: Type.Boolean(),
  standing: PositionStanding,
  streak: PositionStreak,
});
export type TryPositionReply = Type.Static<typeof TryPositionReply>;

/** `GET /api/getPositions`: the newest standings. */
export const PositionsReply = Type.Object({
  /** The number of today's position. */
  today: Type.Integer(),
  standings: Type.Array(PositionStanding),
  streak: PositionStreak,
  serverTime: timestamp,
});
export type PositionsReply = Type.Static<typeof PositionsReply>;

export const POSITION_CALLS = {
  "POST /api/tryPosition": {
    summary: "Let a try at a position count",
    description: "It is played again by the rules. The tries up to the first that reaches the goal count.",
    tag: "positions",
    body: TryPositionRequest,
    reply: TryPositionReply,
  },
  "GET /api/getPositions": {
    summary: "What the player made of the newest positions",
    tag: "positions",
    reply: PositionsReply,
  },
} satisfies CallTable;
