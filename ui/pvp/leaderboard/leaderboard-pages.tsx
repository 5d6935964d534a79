import { fill } from "../../../rules/index.ts";
import { Button } from "../../parts/button.tsx";
import { loadLeaderboard } from "../actions/stats.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./leaderboard-pages.module.css";

/** Previous and Next, with more than one page only (`PVP-056`). */
export function LeaderboardPages() {
  const pvp = usePvp();
  const { leaderboard: texts } = pvp.rules.pvpScreens;
  const { content, page, filter, loading } = usePvpState((state) => state.leaderboard);
  const pages = content?.totalPages ?? 1;
  if (pages <= 1) return null;
  const text = fill(texts.page, { page, pages });
  return (
    <nav className={styles.pages} data-wide="" aria-label={text}>
      <Button
        size="small"
        busy={loading}
        reason={page <= 1 ? text : null}
        reasonShown="caption"
        onClick={() => void loadLeaderboard(pvp, page - 1, filter)}
      >
        {texts.previous}
      </Button>
      <span className={styles.page}>{text}</span>
      <Button
        size="small"
        busy={loading}
        reason={page >= pages ? text : null}
        reasonShown="caption"
        onClick={() => void loadLeaderboard(pvp, page + 1, filter)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
