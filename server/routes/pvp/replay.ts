import { PvpBattlePath, PvpReplayReply } from "../../contract/index.ts";
import { battleGoesOn } from "../../failures/failures.ts";
import type { App } from "../../parts.ts";
import { ownCurrentBattle } from "../../pvp/battle/own-battle.ts";
import { replayOf } from "../../pvp/battle/replay-of.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";
import { writtenAsTheyAre } from "./written-as-they-are.ts";

/** `GET /api/pvp/battle/{id}/replay`: for both players, once the battle is over (`GAP-43`). */
export function replayRoute(app: App, pvp: Pvp): void {
  app.get(
    "/pvp/battle/:battleId/replay",
    {
      ...writtenAsTheyAre,
      schema: {
        summary: "The replay of a finished battle",
        tags: ["pvp"],
        params: PvpBattlePath,
        response: { 200: PvpReplayReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<PvpReplayReply> => {
      const { battle, side } = await ownCurrentBattle(pvp, request.params.battleId, sessionOf(request).id);
      if (battle.result === null) throw battleGoesOn();
      return { side, replay: replayOf(pvp, battle) };
    },
  );
}
