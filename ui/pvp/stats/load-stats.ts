import { problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import type { Pvp } from "../store/pvp.ts";

/** Loads the player's own record; what was loaded before stays until then (`PVP-047`, `ERR-038`). */
export async function loadStats({ game, store }: Pvp): Promise<void> {
  store.setState(({ stats }) => {
    stats.loading = true;
    stats.failed = false;
  });
  const answer = updateConnection(game, await game.api.call("GET /api/pvp/stats"));
  if (!answer.ok)
    game.log?.(`The PvP stats could not be loaded: ${problemText(answer.problem, answer.problem.kind)}`);
  store.setState(({ stats }) => {
    stats.loading = false;
    stats.failed = !answer.ok;
    if (answer.ok) stats.content = answer.reply;
  });
}
