import { fill } from "../../../rules/index.ts";
import { watchReplay } from "../../battle/replay/open-replay.ts";
import { findReplay } from "../../battle/replay/read-replay.ts";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import type { Pvp } from "../store/pvp.ts";

/** Fetches the replay of an ended battle and opens it; a failure shows a notice. */
export async function openReplay({ game, rules, battle }: Pvp, battleId: string): Promise<void> {
  const { replayFailed, noConnection } = rules.texts.pvpScreens.end;
  const answer = updateConnection(
    game,
    await game.api.call("GET /api/pvp/battle/:battleId/replay", { params: { battleId } }),
  );
  const found = answer.ok
    ? await findReplay(battle, answer.reply.replay)
    : { problem: problemText(answer.problem, noConnection) };
  if ("replay" in found)
    watchReplay(battle, found.replay, answer.ok && answer.reply.side === 1 ? 1 : 0, found.rules);
  else notify(game, fill(replayFailed, { error: found.problem }), "error");
}
