import { pictureAddress } from "../../../assets/index.ts";
import { fill, LEADERBOARD_FILTERS, numberText, rowText, winRate } from "../../../rules/index.ts";
import type { PvpLeaderboardReply } from "../../../server/contract/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { PageTurner } from "../../components/page-turner.tsx";
import { Panel } from "../../components/panel.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { usePvp } from "../pvp-context.tsx";
import { showLeaderboard, useLeaderboard } from "./leaderboard-query.ts";
import styles from "./leaderboard-tab.module.css";

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
    <div className={layoutStyles.looseStack}>
      <div className={layoutStyles.farSpreadRow}>
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
        <>
          <p className={styles.none} role="status">
            {emptyText()}
          </p>
          {loading || failed ? null : <EmptyPlaces />}
        </>
      )}
    </div>
  );
}

/** What will be there once somebody has played: the first places, still empty. */
function EmptyPlaces() {
  const { leaderboard: texts } = usePvp().rules.texts.pvpScreens;
  return (
    <div className={styles.empty}>
      <p>{texts.noneHint}</p>
      <ol className={styles.places} aria-hidden="true">
        {MEDALS.map((medal, index) => (
          <li key={medal} className={styles.emptyPlace}>
            <RankMedal rank={index + 1} />
          </li>
        ))}
      </ol>
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

/** A row of the leaderboard (`PVP-057`). */
type RankedPlayer = PvpLeaderboardReply["players"][number];

interface LeaderboardTableProps {
  players: readonly RankedPlayer[];
  /** The player who is logged in, whose row is marked. */
  userId: string;
}

/** Rank, player, rating, wins and losses, and their share (`PVP-055`). */
function LeaderboardTable({ players, userId }: LeaderboardTableProps) {
  const { rules } = usePvp();
  const { pvpScreens, battleScreen } = rules.texts;
  const { leaderboard: texts } = pvpScreens;
  const whole = (count: number) => numberText(rules.texts, count);
  const { percent } = battleScreen.stats;
  const { rank, player, rating, record, winRate: rate } = texts.columns;
  return (
    <table className={classNames(layoutStyles.table, styles.table)} aria-label={texts.title}>
      <thead>
        <tr>
          {[rank, player, rating, record, rate].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((one) => (
          <tr key={one.user_id} data-own={one.user_id === userId || undefined}>
            <td>
              <RankMedal rank={one.rank} />
            </td>
            <th scope="row">
              <bdi>{one.first_name}</bdi>{" "}
              {one.user_id === userId ? <Badge tone="info">{texts.you}</Badge> : null}
            </th>
            <td>{one.rating}</td>
            <td>
              {whole(one.wins)}/{whole(one.losses)}
            </td>
            <td>{fill(percent, { percent: winRate(one) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SIZE = 34;
const MEDALS = ["medal_gold.svg", "medal_silver.svg", "medal_bronze.svg"] as const;

/** A rank: the first three have medals, the others read #n (`PVP-055`). */
function RankMedal({ rank }: { rank: number }) {
  const { texts: allTexts } = usePvp().rules;
  const { leaderboard: texts } = allTexts.pvpScreens;
  const file = MEDALS[rank - 1];
  const address = file === undefined ? null : pictureAddress(file);
  const text = fill(texts.place, { rank });
  if (address === null) return <>{text}</>;
  return (
    <img
      src={address}
      alt={rowText(allTexts, [texts.medals[rank - 1] ?? "", text])}
      width={SIZE}
      height={SIZE}
      draggable={false}
    />
  );
}

/** 'Your Rank', while the player is on the shown page (`PVP-054`). */
function YourRank({ player }: { player: RankedPlayer | null }) {
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
