import { fill } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import type { RankedPlayer } from "./leaderboard-table.tsx";
import styles from "./your-rank.module.css";

/** 'Your Rank', while the player is on the shown page (`PVP-054`). */
export function YourRank({ player }: { player: RankedPlayer | null }) {
  const { leaderboard, stats } = usePvp().rules.texts.pvpScreens;
  if (!player) return null;
  return (
    <Panel surface="well" className={styles.banner} aria-label={leaderboard.yourRank}>
      <strong>{leaderboard.yourRank}</strong>
      <span className={styles.place}>{fill(leaderboard.place, { rank: player.rank })}</span>
      <span>{fill(stats.rating, { rating: player.rating })}</span>
    </Panel>
  );
}
