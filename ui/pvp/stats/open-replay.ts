import { fill } from "../../../rules/index.ts";
import { watchReplay } from "../../battle/replay/open-replay.ts";
import { findReplay } from "../../battle/replay/read-replay.ts";
import type { PlayedBattle } from "../../battle/result/finished-battle.ts";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import type { Pvp } from "../store/pvp.ts";

/** Fetches the replay of an ended battle; a sentence where it cannot be played. */
export async function loadReplay(
  { game, rules, battle }: Pvp,
  battleId: string,
): Promise<PlayedBattle | { problem: string }> {
  const answer = updateConnection(
    game,
    await game.api.call("GET /api/pvp/battle/:battleId/replay", { params: { battleId } }),
  );
  if (!answer.ok) return { problem: problemText(answer.problem, rules.texts.pvpScreens.end.noConnection) };
  const found = await findReplay(battle, answer.reply.replay);
  return "replay" in found ? { ...found, seat: answer.reply.side === 1 ? 1 : 0 } : found;
}

/** Fetches the replay of an ended battle and opens it; a failure shows a notice. */
export async function openReplay(pvp: Pvp, battleId: string): Promise<void> {
  const found = await loadReplay(pvp, battleId);
  const { replayFailed } = pvp.rules.texts.pvpScreens.end;
  if ("replay" in found) watchReplay(pvp.battle, found.replay, found.seat, found.rules);
  else notify(pvp.game, fill(replayFailed, { error: found.problem }), "error");
}
