import { Type } from "typebox";
import { BattleSide, LogLine, VisibleEvent } from "./battle-side.ts";
import type { CallTable } from "./call.ts";
import {
  PvpBattlePath,
  PvpSinceQuery,
  PvpUnchangedReply,
  PvpWatchPath,
  PvpWatchReply,
} from "./pvp-battle.ts";
import { identifier } from "./shapes.ts";

/** The calls about watching battles of other players (`api-contract.md` 4.4). */

/** `GET /api/pvp/live`. */
export const PvpLiveListReply = Type.Object({
  /** Whether the player lets others watch their battles; null: not chosen yet, which lets nobody. */
  shows: Type.Unsafe<boolean | null>({ type: ["boolean", "null"] }),
  /** The latest first. */
  battles: Type.Array(
    Type.Object({
      id: identifier,
      /** Names, the first player first. */
      players: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
      kind: Type.Enum(["rated", "friendly", "tournament"]),
      turn: Type.Integer(),
    }),
  ),
});
export type PvpLiveListReply = Type.Static<typeof PvpLiveListReply>;

/** What a watcher saw after each version from one on; hands, decks and unused items are hidden. */
export const PvpPastReply = Type.Object({
  /** The present version of the battle: the answer holds some moments, and the next begins after them. */
  version: Type.Integer(),
  moments: Type.Array(
    Type.Object({
      version: Type.Integer(),
      /** 1 or 2: who led to this version. */
      decidedBy: Type.Integer(),
      turnNumber: Type.Integer(),
      activePlayer: Type.Integer(),
      battleState: Type.Object({ player1: BattleSide, player2: BattleSide }),
      events: Type.Array(VisibleEvent),
      /** The lines of the log that came with this version. */
      lines: Type.Array(LogLine),
    }),
  ),
});
export type PvpPastReply = Type.Static<typeof PvpPastReply>;

const FromQuery = Type.Object({ from: Type.String({ pattern: "^\\d{1,9}$" }) });

export const PVP_WATCH_CALLS = {
  "GET /api/pvp/live": {
    summary: "Battles that can be watched now",
    description: "Those whose two players both let others watch, at most 20.",
    tag: "pvp",
    reply: PvpLiveListReply,
  },
  "POST /api/pvp/live/show": {
    summary: "Choose whether others may watch the player's battles",
    description: "Also of a battle that runs: its watchers see no more of it.",
    tag: "pvp",
    body: Type.Object({ shows: Type.Boolean() }),
    reply: PvpLiveListReply,
  },
  "GET /api/pvp/live/:battleId": {
    summary: "Watch a battle of the list",
    description: "404 as soon as one of its players does not let others watch.",
    tag: "pvp",
    params: PvpBattlePath,
    query: PvpSinceQuery,
    reply: Type.Union([PvpUnchangedReply, PvpWatchReply]),
  },
  "GET /api/pvp/live/:battleId/past": {
    summary: "What was to be seen of a battle of the list before",
    tag: "pvp",
    limit: "past",
    params: PvpBattlePath,
    query: FromQuery,
    reply: PvpPastReply,
  },
  "GET /api/pvp/watch/:watchId/past": {
    summary: "What was to be seen of a watched battle before",
    tag: "pvp",
    limit: "past",
    params: PvpWatchPath,
    query: FromQuery,
    reply: PvpPastReply,
  },
} satisfies CallTable;
