import { useEffect } from "react";
import { LEADERBOARD_FILTERS } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./leaderboard-tab.module.css";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { loadLeaderboard } from "./load-leaderboard.ts";
import { YourRank } from "./your-rank.tsx";

/** 'PvP Rankings' of all time, this week or this month (`PVP-053`). */
export function LeaderboardTab() {
  const pvp = usePvp();
  const { leaderboard: texts } = pvp.rules.texts.pvpScreens;
  const { content, loading, failed, filter, page } = usePvpState((state) => state.leaderboard);
  const userId = useGameState((state) => (state.session.kind === "player" ? state.session.userId : ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads whenever the tab is opened
  useEffect(() => void loadLeaderboard(pvp, page, filter), [pvp]);
  const players = content?.players ?? [];

  /** After a failure nothing is claimed about who has played (`ERR-039`). */
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
              onClick={() => void loadLeaderboard(pvp, 1, one)}
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
