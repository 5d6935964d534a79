import { Type } from "typebox";
import { PvpSinceQuery, PvpUnchangedReply, PvpWatchPath, PvpWatchReply } from "../../contract/index.ts";
import { battleNotFound } from "../../failures/failures.ts";
import type { App } from "../../parts.ts";
import { currentBattle } from "../../pvp/battle/current-battle.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { unchangedReply, watchReply } from "../../pvp/view/replies.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { sinceOf } from "./battle.ts";
import { writtenAsTheyAre } from "./written-as-they-are.ts";

/** `GET /api/pvp/watch/{watchId}`: a battle for whoever was given its link; changes nothing (`GAP-43`, `ABU-42`). */
export function watchRoute(app: App, pvp: Pvp): void {
  app.get(
    "/pvp/watch/:watchId",
    {
      ...writtenAsTheyAre,
      schema: {
        summary: "Watch a battle",
        description: "Hands, decks and unused items of both sides are hidden.",
        tags: ["pvp"],
        params: PvpWatchPath,
        querystring: PvpSinceQuery,
        response: { 200: Type.Union([PvpUnchangedReply, PvpWatchReply]), ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpUnchangedReply | PvpWatchReply> => {
      const found = await pvp.store.findWatchedBattle(request.params.watchId);
      if (!found) throw battleNotFound();
      const seen = await currentBattle(pvp, found);
      const since = sinceOf(request.query);
      return since === seen.battle.version ? unchangedReply(seen) : watchReply(pvp.rules, seen, since);
    },
  );
}
