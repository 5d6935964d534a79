import type { LeaderboardFilter } from "../../../rules/index.ts";
import { problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import type { Pvp } from "../store/pvp.ts";

const PER_PAGE = "20";

/** Loads a page of the leaderboard; a failure is logged, and the list stays empty (`ERR-039`). */
export async function loadLeaderboard(pvp: Pvp, page: number, filter: LeaderboardFilter): Promise<void> {
  const { game, store } = pvp;
  store.setState(({ leaderboard }) => {
    if (leaderboard.filter !== filter) leaderboard.content = null;
    Object.assign(leaderboard, { page, filter, loading: true, failed: false });
  });
  const answer = updateConnection(
    game,
    await game.api.call("GET /api/pvp/leaderboard", {
      query: { page: String(page), perPage: PER_PAGE, filter },
    }),
  );
  if (!answer.ok)
    game.log?.(`The leaderboard could not be loaded: ${problemText(answer.problem, answer.problem.kind)}`);
  store.setState(({ leaderboard }) => {
    if (leaderboard.page !== page || leaderboard.filter !== filter) return;
    leaderboard.loading = false;
    leaderboard.failed = !answer.ok;
    leaderboard.content = answer.ok ? answer.reply : null;
  });
}
