import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { damageRatio, fill, numberText, rankText, rankTitle, winRate } from "../../../rules/index.ts";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import { LastBattle } from "./last-battle.tsx";
import { RankPicture } from "./rank-picture.tsx";
import { RecentBattles } from "./recent-battles.tsx";
import { statsQuery } from "./stats-query.ts";
import styles from "./stats-tab.module.css";

/** The last battle, and below it the player's record (`PVP-043` to `PVP-047`). */
export function StatsTab() {
  return (
    <div className={layoutStyles.wideStack}>
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

const SIZE = 104;

/** The title of the rank, the rating, and the place in the leaderboard (`PVP-043`, `CON-77`). */
function RankBadge({ rating, rank }: { rating: number; rank: number }) {
  const { rules } = usePvp();
  const title = rankTitle(rules, rating);
  return (
    <Panel className={styles.badge} aria-label={title}>
      <RankPicture rating={rating} size={SIZE} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={classNames(layoutStyles.number, styles.rating)}>
          {fill(rules.texts.pvpScreens.stats.rating, { rating })}
        </p>
        <p className={classNames(layoutStyles.dim, layoutStyles.number)}>{rankText(rules, rank)}</p>
      </div>
    </Panel>
  );
}

/** Wins, losses, win rate and win streak, with the best one (`PVP-044`, `PVP-051`). */
function RecordCards({ stats }: { stats: PvpStatsReply["stats"] }) {
  const { rules } = usePvp();
  const { pvpScreens, battleScreen } = rules.texts;
  const { stats: texts } = pvpScreens;
  const { percent } = battleScreen.stats;
  const { wins, losses, win_streak, best_win_streak } = stats;
  const whole = (count: number) => numberText(rules.texts, count);
  return (
    <dl className={styles.cards}>
      <Card name={texts.wins} value={whole(wins)} tone="good" />
      <Card name={texts.losses} value={whole(losses)} tone="bad" />
      <Card name={texts.winRate} value={fill(percent, { percent: winRate(stats) })} />
      <Card
        name={texts.streak}
        value={whole(win_streak)}
        more={fill(texts.best, { n: whole(best_win_streak) })}
      />
    </dl>
  );
}

interface CardProps {
  name: string;
  value: string;
  more?: string;
  tone?: "good" | "bad";
}

const TONES = { good: layoutStyles.success, bad: layoutStyles.error } as const;

function Card({ name, value, more, tone }: CardProps) {
  return (
    <div className={styles.card}>
      <dt className={layoutStyles.muted}>{name}</dt>
      <dd className={classNames(layoutStyles.largeFigure, styles.value, tone !== undefined && TONES[tone])}>
        {value}
      </dd>
      {more === undefined ? null : <dd className={layoutStyles.muted}>{more}</dd>}
    </div>
  );
}

/** Damage dealt, damage taken, and their ratio (`PVP-045`). */
function CombatBlock({ stats }: { stats: PvpStatsReply["stats"] }) {
  const { rules } = usePvp();
  const heading = useId();
  const { stats: texts } = rules.texts.pvpScreens;
  const whole = (damage: number) => numberText(rules.texts, Math.round(damage));
  const rows = [
    [texts.dealt, whole(stats.total_damage_dealt)],
    [texts.taken, whole(stats.total_damage_taken)],
    [texts.ratio, damageRatio(rules, stats)],
  ] as const;
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.combat}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={layoutStyles.dim}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
