import { PvpBattlePath, PvpReplayReply } from "../../contract/index.ts";
import { battleGoesOn } from "../../failures/failures.ts";
import type { App } from "../../parts.ts";
import { ownSide } from "../../pvp/battle/own-side.ts";
import { currentBattle } from "../../pvp/battle/read-battle.ts";
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
      const found = await pvp.store.findBattle(request.params.battleId);
      const side = found && ownSide(found, sessionOf(request).id);
      const { battle } = await currentBattle(pvp, found);
      if (battle.result === null) throw battleGoesOn();
      return { side: side ?? 0, replay: replayOf(pvp, battle) };
    },
  );
}
