import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Empty, identifier, SuccessReply } from "./shapes.ts";

/** The calls about the opponent of a battle: emotes, reports and blocks. None of them is part of the battle. */

/** All that players can say to each other. */
export const EMOTES = ["hello", "goodLuck", "wellPlayed", "thanks", "wow", "oops"] as const;
export type Emote = (typeof EMOTES)[number];

/** What a player can be reported for. */
export const REPORT_REASONS = ["name", "stalling", "cheating", "emotes"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

const emoteOrNull = Type.Unsafe<Emote | null>({ type: ["string", "null"], enum: [...EMOTES, null] });

/** What each of the two has just shown; null after some seconds. */
export const PvpEmotesReply = Type.Object({ own: emoteOrNull, opponent: emoteOrNull });
export type PvpEmotesReply = Type.Static<typeof PvpEmotesReply>;

const PvpBattlePath = Type.Object({ battleId: identifier });

export const PVP_OPPONENT_CALLS = {
  "GET /api/pvp/battle/:battleId/emotes": {
    summary: "What the two players of a battle have just shown each other",
    tag: "pvp",
    params: PvpBattlePath,
    reply: PvpEmotesReply,
  },
  "POST /api/pvp/battle/:battleId/emotes": {
    summary: "Show the opponent an emote for some seconds",
    tag: "pvp",
    params: PvpBattlePath,
    body: Type.Object({ emote: Type.Enum([...EMOTES]) }),
    reply: PvpEmotesReply,
  },
  "POST /api/pvp/battle/:battleId/report": {
    summary: "Report the opponent to the operators",
    tag: "pvp",
    params: PvpBattlePath,
    body: Type.Object({ reason: Type.Enum([...REPORT_REASONS]) }),
    reply: SuccessReply,
  },
  "POST /api/pvp/battle/:battleId/block": {
    summary: "Block the opponent",
    description: "Neither emotes nor challenges of theirs are shown any more; they learn nothing of it.",
    tag: "pvp",
    params: PvpBattlePath,
    body: Empty,
    reply: SuccessReply,
  },
} satisfies CallTable;
