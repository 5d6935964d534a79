import { Empty, PvpActionReply, PvpBattlePath } from "../../contract/index.ts";
import type { App } from "../../parts.ts";
import { concede } from "../../pvp/battle/concede.ts";
import { ownBattle } from "../../pvp/battle/own-battle.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { actionReply } from "../../pvp/view/replies.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { writtenAsTheyAre } from "./written-as-they-are.ts";

/** `POST /api/pvp/battle/{id}/concede`: the battle is given up, in anybody's turn. */
export function concedeRoute(app: App, pvp: Pvp): void {
  app.post(
    "/pvp/battle/:battleId/concede",
    {
      ...writtenAsTheyAre,
      schema: {
        summary: "Give the battle up",
        tags: ["pvp"],
        params: PvpBattlePath,
        body: Empty,
        response: { 200: PvpActionReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpActionReply> => {
      const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
      return actionReply(pvp.rules, await concede(pvp, own), own.side);
    },
  );
}
