import { Histogram } from "prom-client";
import type { App, AppDeps } from "../../app-deps.ts";
import { ownBattle } from "../../pvp/battle/own-battle.ts";
import { takeAction } from "../../pvp/battle/take-action.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { actionReply } from "../../pvp/view/replies.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";
import { plainJson } from "./plain-json.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** `POST /api/pvp/battle/{id}/action`: one action of the player whose turn it is (`PVP-038`, `ABU-40` to `ABU-45`). */
export function actionRoute(app: App, pvp: Pvp, { metrics }: Pick<AppDeps, "metrics">): void {
  const seconds = new Histogram({
    name: "pvp_action_seconds",
    help: "Time from an action to its answer, refusals included",
    buckets: BUCKETS_SECONDS,
    registers: [metrics],
  });
  registerCall(
    app,
    "POST /api/pvp/battle/:battleId/action",
    async (request) => {
      const end = seconds.startTimer();
      try {
        const own = await ownBattle(pvp, request.params.battleId, sessionOf(request).id);
        return actionReply(pvp.rules, await takeAction(pvp, own, request.body), own.side);
      } finally {
        end();
      }
    },
    plainJson,
  );
}
