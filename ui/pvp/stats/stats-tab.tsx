import { useEffect } from "react";
import { Button } from "../../components/button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { CombatBlock } from "./combat-block.tsx";
import { LastBattle } from "./last-battle.tsx";
import { loadStats } from "./load-stats.ts";
import { RankBadge } from "./rank-badge.tsx";
import { RecentBattles } from "./recent-battles.tsx";
import { RecordCards } from "./record-cards.tsx";
import styles from "./stats-tab.module.css";

/** The result of the last battle, and below it the player's record (`PVP-043` to `PVP-047`). */
export function StatsTab() {
  const pvp = usePvp();
  useEffect(() => {
    const { loading, content } = pvp.store.getState().stats;
    if (!loading && content === null) void loadStats(pvp);
  }, [pvp]);
  return (
    <div className={styles.stack}>
      <LastBattle />
      <Record />
    </div>
  );
}

function Record() {
  const pvp = usePvp();
  const { stats: texts } = pvp.rules.texts.pvpScreens;
  const { content, failed } = usePvpState((state) => state.stats);
  if (failed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button tone="teal" onClick={() => void loadStats(pvp)}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (content === null) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <div className={styles.head}>
        <RankBadge rating={content.stats.rating} rank={content.rank} />
        <RecordCards stats={content.stats} />
      </div>
      <CombatBlock stats={content.stats} />
      <RecentBattles battles={content.recentBattles} />
    </>
  );
}
