import { PvpLeaderboardQuery, PvpLeaderboardReply } from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** Beyond any leaderboard: what is larger asks for the same empty page. */
const LAST_PAGE = 1_000_000;

/** `GET /api/pvp/leaderboard`: a page of 20 players by rating (`PVP-058`, `PVP-059`, `GAP-45`). */
export function leaderboardRoute(app: App, { leaderboard }: Pvp): void {
  app.get(
    "/pvp/leaderboard",
    {
      schema: {
        summary: "The ranking",
        description:
          "week and month count battles since Monday and the first, 00:00 UTC. perPage is always 20.",
        tags: ["pvp"],
        querystring: PvpLeaderboardQuery,
        response: { 200: PvpLeaderboardReply, ...FAILURE_REPLIES },
      },
    },
    ({ query: { page = "1", filter = "all" } }): Promise<PvpLeaderboardReply> =>
      leaderboard.page(filter, Math.min(Number(page), LAST_PAGE)),
  );
}
