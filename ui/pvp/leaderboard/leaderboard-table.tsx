import { pictureAddress } from "../../../assets/index.ts";
import { fill, winRate } from "../../../rules/index.ts";
import type { PvpLeaderboardReply } from "../../../server/contract/index.ts";
import { Badge } from "../../components/badge.tsx";
import { usePvp } from "../pvp-context.tsx";
import styles from "./leaderboard-table.module.css";

/** A row of the leaderboard (`PVP-057`). */
export type RankedPlayer = PvpLeaderboardReply["players"][number];

interface LeaderboardTableProps {
  players: readonly RankedPlayer[];
  /** The player who is logged in, whose row is marked. */
  userId: string;
}

/** Rank, player, rating, wins and losses, and their share (`PVP-055`). */
export function LeaderboardTable({ players, userId }: LeaderboardTableProps) {
  const { pvpScreens, battleScreen } = usePvp().rules.texts;
  const { leaderboard: texts } = pvpScreens;
  const { percent } = battleScreen.stats;
  const { rank, player, rating, record, winRate: rate } = texts.columns;
  return (
    <table className={styles.table} aria-label={texts.title}>
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
              {one.wins}/{one.losses}
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
  const { leaderboard: texts } = usePvp().rules.texts.pvpScreens;
  const file = MEDALS[rank - 1];
  const address = file === undefined ? null : pictureAddress(file);
  const text = fill(texts.place, { rank });
  if (address === null) return <>{text}</>;
  return (
    <img
      src={address}
      alt={`${texts.medals[rank - 1]}, ${text}`}
      width={SIZE}
      height={SIZE}
      draggable={false}
    />
  );
}
