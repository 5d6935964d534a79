import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { timestamp } from "./shapes.ts";

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
  /** Reached since somebody asked last: of several requests, one gets each. */
  reachedNow: Type.Array(Type.String()),
  serverTime: timestamp,
});
export type GoalsReply = Type.Static<typeof GoalsReply>;

export const GOAL_CALLS = {
  "GET /api/getGoals": {
    summary: "How far the player's goals and achievements are",
    tag: "goals",
    reply: GoalsReply,
  },
} satisfies CallTable;
