import { pictureAddress } from "../../../assets/index.ts";
import { fill, standingOf } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import styles from "./rank-badge.module.css";

const SIZE = 104;

/** The title of the rank, the rating, and the place in the leaderboard (`PVP-043`, `CON-77`). */
export function RankBadge({ rating, rank }: { rating: number; rank: number }) {
  const { rules } = usePvp();
  const { title, place } = standingOf(rules, { rating, rank });
  return (
    <Panel className={styles.badge} aria-label={title}>
      <RankPicture place={rules.texts.pvp.ranks.indexOf(title)} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.rating}>{fill(rules.texts.pvpScreens.stats.rating, { rating })}</p>
        <p className={styles.place}>{place}</p>
      </div>
    </Panel>
  );
}

/** The pictures of the ranks, from the lowest on. */
const PICTURES = ["bronze", "silver", "gold", "platinum", "diamond", "master", "grandmaster"];

/** A decoration: the title is beside it, even without a picture. `place` is -1 without a rank. */
function RankPicture({ place }: { place: number }) {
  const picture = PICTURES[place];
  const address = picture === undefined ? null : pictureAddress(`rank_${picture}.svg`);
  return address ? <img src={address} alt="" width={SIZE} height={SIZE} draggable={false} /> : null;
}
