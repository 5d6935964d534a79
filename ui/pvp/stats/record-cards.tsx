import { fill, winRate } from "../../../rules/index.ts";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./record-cards.module.css";

/** Wins, losses, win rate and win streak, with the best one (`PVP-044`, `PVP-051`). */
export function RecordCards({ stats }: { stats: PvpStatsReply["stats"] }) {
  const { pvpScreens, battleScreen } = usePvp().rules.texts;
  const { stats: texts } = pvpScreens;
  const { percent } = battleScreen.stats;
  const { wins, losses, win_streak, best_win_streak } = stats;
  return (
    <dl className={styles.cards}>
      <Card name={texts.wins} value={String(wins)} tone="good" />
      <Card name={texts.losses} value={String(losses)} tone="bad" />
      <Card name={texts.winRate} value={fill(percent, { percent: winRate(stats) })} />
      <Card name={texts.streak} value={String(win_streak)} more={fill(texts.best, { n: best_win_streak })} />
    </dl>
  );
}

interface CardProps {
  name: string;
  value: string;
  more?: string;
  tone?: "good" | "bad";
}

function Card({ name, value, more, tone }: CardProps) {
  return (
    <div className={styles.card} data-tone={tone}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {more === undefined ? null : <dd className={styles.more}>{more}</dd>}
    </div>
  );
}
