import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/button.tsx";
import { usePvp } from "../pvp-context.tsx";
import { CombatBlock } from "./combat-block.tsx";
import { LastBattle } from "./last-battle.tsx";
import { RankBadge } from "./rank-badge.tsx";
import { RecentBattles } from "./recent-battles.tsx";
import { RecordCards } from "./record-cards.tsx";
import { statsQuery } from "./stats-query.ts";
import styles from "./stats-tab.module.css";

/** The result of the last battle, and below it the player's record (`PVP-043` to `PVP-047`). */
export function StatsTab() {
  return (
    <div className={styles.stack}>
      <LastBattle />
      <Record />
    </div>
  );
}

function Record() {
  const { game, rules } = usePvp();
  const { stats: texts } = rules.texts.pvpScreens;
  const { data, isError, isFetching, refetch } = useQuery(statsQuery(game));
  if (isError && !isFetching) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button tone="teal" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (!data) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <div className={styles.head}>
        <RankBadge rating={data.stats.rating} rank={data.rank} />
        <RecordCards stats={data.stats} />
      </div>
      <CombatBlock stats={data.stats} />
      <RecentBattles battles={data.recentBattles} />
    </>
  );
}

/** 'Refresh Stats', below the tab (`PVP-047`). */
export function RefreshStats() {
  const { game, rules } = usePvp();
  const { isFetching, refetch } = useQuery(statsQuery(game));
  return (
    <Button wide busy={isFetching} onClick={() => void refetch()}>
      {rules.texts.pvpScreens.stats.refresh}
    </Button>
  );
}
