import { fill, LEADERBOARD_FILTERS } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { PageTurner } from "../../components/page-turner.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { usePvp } from "../pvp-context.tsx";
import { showLeaderboard, useLeaderboard } from "./leaderboard-query.ts";
import styles from "./leaderboard-tab.module.css";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { YourRank } from "./your-rank.tsx";

/** 'PvP Rankings' of all time, this week or this month (`PVP-053`). */
export function LeaderboardTab() {
  const pvp = usePvp();
  const { leaderboard: texts } = pvp.rules.texts.pvpScreens;
  const { players, loading, failed, filter } = useLeaderboard();
  const userId = useGameState((state) => (state.session.kind === "player" ? state.session.userId : ""));

  /** After a failure it is unknown who has played (`ERR-039`). */
  function emptyText(): string {
    if (loading) return texts.loading;
    return failed ? "" : texts.none;
  }

  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h3>{texts.title}</h3>
        <fieldset className={styles.filters} aria-label={texts.title}>
          {LEADERBOARD_FILTERS.map((one) => (
            <Button
              key={one}
              size="small"
              tone={one === filter ? "violet" : "neutral"}
              aria-pressed={one === filter}
              onClick={() => void showLeaderboard(pvp, 1, one)}
            >
              {texts[one]}
            </Button>
          ))}
        </fieldset>
      </div>
      <YourRank player={players.find(({ user_id }) => user_id === userId) ?? null} />
      {players.length > 0 ? (
        <LeaderboardTable players={players} userId={userId} />
      ) : (
        <p className={styles.none} role="status">
          {emptyText()}
        </p>
      )}
    </div>
  );
}

/** Previous and Next below the tab, if there is more than one page (`PVP-056`). */
export function LeaderboardPages() {
  const pvp = usePvp();
  const { leaderboard: texts } = pvp.rules.texts.pvpScreens;
  const { page, totalPages: pages, filter, loading } = useLeaderboard();
  return (
    <PageTurner
      page={page}
      pages={pages}
      labels={{ ...texts, page: fill(texts.page, { page, pages }) }}
      busy={loading}
      onTurn={(next) => void showLeaderboard(pvp, next, filter)}
    />
  );
}
