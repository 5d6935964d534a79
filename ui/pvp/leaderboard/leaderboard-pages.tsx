import { fill } from "../../../rules/index.ts";
import { PageTurner } from "../../components/page-turner.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { loadLeaderboard } from "./load-leaderboard.ts";

/** Previous and Next, where there is more than one page (`PVP-056`). */
export function LeaderboardPages() {
  const pvp = usePvp();
  const { leaderboard: texts } = pvp.rules.texts.pvpScreens;
  const { content, page, filter, loading } = usePvpState((state) => state.leaderboard);
  const pages = content?.totalPages ?? 1;
  return (
    <PageTurner
      page={page}
      pages={pages}
      labels={{ ...texts, page: fill(texts.page, { page, pages }) }}
      busy={loading}
      onTurn={(next) => void loadLeaderboard(pvp, next, filter)}
    />
  );
}
