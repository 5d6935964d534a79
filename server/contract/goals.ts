import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Resources, timestamp } from "./shapes.ts";

const GoalStanding = Type.Object({
  /** Of the rule file. */
  key: Type.String(),
  value: Type.Integer(),
  atLeast: Type.Integer(),
  /** null before it is reached. */
  reachedAt: Type.Unsafe<number | null>({ type: ["integer", "null"] }),
});

/** `GET /api/getGoals`. */
export const GoalsReply = Type.Object({
  goals: Type.Array(GoalStanding),
  /** The goals of the lab's day (`GAP-77`). */
  daily: Type.Array(GoalStanding),
  /** When others take their place. */
  dailyEndsAt: timestamp,
  /** Reached since somebody asked last: of several requests, one gets each. */
  reachedNow: Type.Array(Type.String()),
  /** What reached goals pay now, each once: also those that were reached before goals paid. */
  paidNow: Type.Array(Type.Object({ goal: Type.String(), gained: Resources })),
  serverTime: timestamp,
});
export type GoalsReply = Type.Static<typeof GoalsReply>;

/** Characters of a replay; the rules name a lower bound in kilobytes. */
const MOST_CHARACTERS = 2_097_152;

/** `POST /api/handInReplay` (`GAP-68`). */
export const HandInReplayRequest = Type.Object({
  rulesHash: Type.String({ maxLength: 64 }),
  /** The replay as JSON, as it is saved to a file. */
  replay: Type.String({ minLength: 1, maxLength: MOST_CHARACTERS }),
});
export const HandInReplayReply = Type.Object({ counted: Type.Literal(true) });

export const GOAL_CALLS = {
  "GET /api/getGoals": {
    summary: "How far the player's goals and achievements are",
    tag: "goals",
    reply: GoalsReply,
  },
  "POST /api/handInReplay": {
    summary: "Let a finished battle against the AI count",
    description: "The battle is played again by the rules. Each counts once.",
    tag: "goals",
    body: HandInReplayRequest,
    reply: HandInReplayReply,
  },
} satisfies CallTable;
