import { Type } from "typebox";
import { PvpBattlePath, PvpBattleReply, PvpSinceQuery, PvpUnchangedReply } from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import { ownCurrentBattle } from "../../pvp/battle/own-battle.ts";
import { notePresence } from "../../pvp/note-presence.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { battleReply, unchangedReply } from "../../pvp/view/replies.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { writtenAsTheyAre } from "./written-as-they-are.ts";

/** `GET /api/pvp/battle/{id}`: the battle as its player sees it, or that nothing is new (`PVP-037`, `GAP-43`). */
export function battleRoute(app: App, pvp: Pvp): void {
  app.get(
    "/pvp/battle/:battleId",
    {
      ...writtenAsTheyAre,
      schema: {
        summary: "The player's battle",
        description: "With `since`, the version that was seen last, the answer may be that nothing is new.",
        tags: ["pvp"],
        params: PvpBattlePath,
        querystring: PvpSinceQuery,
        response: { 200: Type.Union([PvpUnchangedReply, PvpBattleReply]), ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpUnchangedReply | PvpBattleReply> => {
      const seen = await ownCurrentBattle(pvp, request.params.battleId, sessionOf(request).id);
      await notePresence(pvp, seen);
      const since = sinceOf(request.query);
      return since === seen.battle.version ? unchangedReply(seen) : battleReply(pvp.rules, seen, since);
    },
  );
}

export function sinceOf({ since }: { since?: string }): number | null {
  return since === undefined ? null : Number(since);
}
