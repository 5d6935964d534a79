import { Histogram } from "prom-client";
import { PvpActionReply, PvpActionRequest, PvpBattlePath } from "../../contract/index.ts";
import type { App, AppParts } from "../../parts.ts";
import { ownBattle } from "../../pvp/battle/own-battle.ts";
import { takeAction } from "../../pvp/battle/take-action.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { actionReply } from "../../pvp/view/replies.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { writtenAsTheyAre } from "./written-as-they-are.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** `POST /api/pvp/battle/{id}/action`: one action of the player whose turn it is (`PVP-038`, `ABU-40` to `ABU-45`). */
export function actionRoute(app: App, pvp: Pvp, { metrics }: Pick<AppParts, "metrics">): void {
  const seconds = new Histogram({
    name: "pvp_action_seconds",
    help: "Time from an action to its answer, refusals included",
    buckets: BUCKETS_SECONDS,
    registers: [metrics],
  });
  app.post(
    "/pvp/battle/:battleId/action",
    {
      ...writtenAsTheyAre,
      schema: {
        summary: "Act in the player's turn",
        description:
          "deploy and defend name creatureId; attack attackerId and targetId; tool toolId and creatureId; spell spellId and casterId; a tool or spell for another creature targetId. A requestId that was answered before is answered again; another expectedVersion than the present one is refused as stale.",
        tags: ["pvp"],
        params: PvpBattlePath,
        body: PvpActionRequest,
        response: { 200: PvpActionReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpActionReply> => {
      const end = seconds.startTimer();
      try {
        const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
        return actionReply(pvp.rules, await takeAction(pvp, own, request.body), own.side);
      } finally {
        end();
      }
    },
  );
}
