import { Type } from "typebox";
import { ACTION_TYPES } from "../../rules/index.ts";
import type { CallTable } from "./call.ts";
import { requestId, timestamp } from "./shapes.ts";

/** The calls about positions of the day and the training (`GAP-73`, `GAP-74`, `api-contract.md` 4.1d). */

/** More days than the game will ever have had. */
const MOST_NUMBER = 1_000_000;
const number = Type.Integer({ minimum: 1, maximum: MOST_NUMBER });
const energyLeft = Type.Unsafe<number | null>({
  type: ["integer", "null"],
  description: "Of the first try that reached the goal; null before",
});

/** How far a player is with a position. */
export const PositionStanding = Type.Object({
  number: Type.Integer(),
  tries: Type.Integer({ description: "Verified tries up to and with the first that reached the goal" }),
  reached: Type.Boolean(),
  energyLeft,
  onItsDay: Type.Boolean({ description: "Whether the goal was reached on the position's own UTC day" }),
});
export type PositionStanding = Type.Static<typeof PositionStanding>;

const Streak = Type.Object({
  days: Type.Integer({ description: "Solved days of the streak that goes on" }),
  best: Type.Integer(),
});

/** No turn of a position is longer. */
const MOST_ACTIONS = 40;
const MOST_CHARACTERS = 80;
const CARD = "(own|foe)(-tool|-spell)?-[0-9]{1,3}";
/** As `actionRow` of the rules writes it, such as `useTool own-1 own-tool-2 own-1`. */
const action = Type.String({
  maxLength: MOST_CHARACTERS,
  pattern: `^(${ACTION_TYPES.join("|")})( (-|${CARD})){0,3}$`,
});

/** `POST /api/tryPosition`: the actions of one turn; its end may be left out. */
export const TryPositionRequest = Type.Object({
  number,
  requestId,
  actions: Type.Array(action, { maxItems: MOST_ACTIONS }),
});
export type TryPositionRequest = Type.Static<typeof TryPositionRequest>;

export const TryPositionReply = Type.Object({
  reached: Type.Boolean({ description: "Whether this try reached the goal" }),
  energyLeft: Type.Integer({ description: "Energy that this try left" }),
  counted: Type.Boolean({ description: "false: the goal was reached before, so nothing has changed" }),
  standing: PositionStanding,
  streak: Streak,
});
export type TryPositionReply = Type.Static<typeof TryPositionReply>;

/** `GET /api/getPositions`. */
export const PositionsReply = Type.Object({
  /** The number of today's position. */
  today: Type.Integer(),
  /** The newest 60 that the player has tried, the newest first. */
  standings: Type.Array(PositionStanding),
  streak: Streak,
  serverTime: timestamp,
});
export type PositionsReply = Type.Static<typeof PositionsReply>;

const Rating = Type.Object({
  rating: Type.Number({ description: "Points, to the hundredth" }),
  deviation: Type.Number(),
  volatility: Type.Number(),
});

const TrainedPosition = Type.Object({
  id: Type.Integer(),
  lastTry: Type.Integer({ description: "The number of its last try among all tries of the training" }),
  lastAt: timestamp,
  solvedSince: Type.Unsafe<number | null>({
    type: ["integer", "null"],
    description: "How often a missed position was solved since; null: it does not come back",
  }),
});

/** What a player has trained. */
export const Training = Type.Object({
  rating: Rating,
  tries: Type.Integer(),
  positions: Type.Array(TrainedPosition),
});

/** `POST /api/trainPosition`: the actions of one turn; its end may be left out. */
export const TrainPositionRequest = Type.Object({
  id: number,
  requestId,
  actions: Type.Array(action, { maxItems: MOST_ACTIONS }),
});
export type TrainPositionRequest = Type.Static<typeof TrainPositionRequest>;

export const TrainPositionReply = Type.Object({
  reached: Type.Boolean({ description: "Whether this try reached the goal" }),
  energyLeft: Type.Integer({ description: "Energy that this try left" }),
  rated: Type.Boolean({ description: "Whether it was the player's first verified try at the position" }),
  before: Type.Number({ description: "The player's points before it" }),
  rating: Rating,
  tries: Type.Integer(),
  trained: TrainedPosition,
});
export type TrainPositionReply = Type.Static<typeof TrainPositionReply>;

/** `GET /api/getTraining`. */
export const TrainingReply = Type.Object({
  ...Training.properties,
  /** Of the positions that somebody has tried; the others have the difficulty of the file. */
  ratings: Type.Array(Type.Object({ id: Type.Integer(), ...Rating.properties })),
  serverTime: timestamp,
});
export type TrainingReply = Type.Static<typeof TrainingReply>;

export const POSITION_CALLS = {
  "GET /api/getPositions": {
    summary: "How far the player is with the positions of the days",
    tag: "positions",
    reply: PositionsReply,
  },
  "POST /api/tryPosition": {
    summary: "Try a position of today or of an earlier day",
    description: "The turn is played again by the rules; the result comes from that alone.",
    tag: "positions",
    body: TryPositionRequest,
    reply: TryPositionReply,
  },
  "GET /api/getTraining": {
    summary: "What the player has trained, and the ratings of positions",
    tag: "positions",
    reply: TrainingReply,
  },
  "POST /api/trainPosition": {
    summary: "Try any position in the training",
    description:
      "The turn is played again by the rules; the result comes from that alone. The first try at a position rates player and position.",
    tag: "positions",
    body: TrainPositionRequest,
    reply: TrainPositionReply,
  },
} satisfies CallTable;
