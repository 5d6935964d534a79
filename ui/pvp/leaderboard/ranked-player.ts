import type { PvpLeaderboardReply } from "../../../server/contract/index.ts";

/** A row of the leaderboard (`PVP-057`). */
export type RankedPlayer = PvpLeaderboardReply["players"][number];
